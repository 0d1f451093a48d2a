import { type Colour, lightness, mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { type Pen, round } from './pen.ts';

/** What most scenes share: the sky with its stars and lamp, ridgelines, and mist. */

export function sky(pen: Pen, palette: Palette, horizon = 1): void {
  const [zenith, upper, lower, low] = palette.sky;
  pen.rect(
    0,
    0,
    pen.width,
    pen.height,
    pen.fade([
      [0, zenith],
      [0.38 * horizon, upper],
      [0.74 * horizon, lower],
      [horizon, low],
    ]),
  );
}

export function isNight(palette: Palette): boolean {
  return lightness(palette.sky[0]) < 0.3;
}

export function stars(pen: Pen, palette: Palette, depth = 0.5, count = 46): void {
  const dots = (amount: number) =>
    Array.from({ length: amount }, () => {
      const y = pen.chance.between(0, 1) ** 1.4 * pen.height * depth;
      return `M${round(pen.chance.between(0, pen.width))} ${round(y)}h.1`;
    }).join('');
  const amount = pen.wide ? Math.round(count * 1.6) : count;
  pen.line(dots(amount), palette.sun, 1.6, 'stroke-linecap="round" opacity=".55"');
  pen.line(dots(Math.round(amount / 5)), palette.sun, 3.4, 'stroke-linecap="round" opacity=".8"');
}

export function sun(
  pen: Pen,
  palette: Palette,
  at: readonly [x: number, y: number],
  radius: number,
  halo = 4.2,
): void {
  const [x, y] = at;
  pen.circle(
    x,
    y,
    radius * halo,
    pen.glow([
      [0, palette.sun, 0.62],
      [0.26, palette.sun, 0.34],
      [0.55, palette.sky[3], 0.14],
      [1, palette.sky[3], 0],
    ]),
  );
  pen.circle(
    x,
    y,
    radius,
    pen.fade([
      [0, palette.sun],
      [1, mix(palette.sun, palette.sky[3], 0.42)],
    ]),
  );
}

export function crescent(
  pen: Pen,
  palette: Palette,
  at: readonly [number, number],
  r: number,
): void {
  const [x, y] = at;
  pen.circle(
    x,
    y,
    r * 4,
    pen.glow([
      [0, palette.sun, 0.4],
      [1, palette.sun, 0],
    ]),
  );
  pen.path(
    `M${round(x + r * 0.3)} ${round(y - r)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 0.66)} ${round(r * 1.62)}a${round(r * 0.82)} ${round(r * 0.82)} 0 1 1 ${round(-r * 0.66)} ${round(-r * 1.62)}z`,
    palette.sun,
  );
}

/** Heights along a broken line, by halving: coarse shape first, then finer and smaller breaks. */
function broken(pen: Pen, steps: number, roughness: number): number[] {
  let heights = [pen.chance.between(-1, 1), pen.chance.between(-1, 1)];
  let amplitude = 1;
  while (heights.length <= steps) {
    amplitude *= roughness;
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [height]
        : [height, (height + next) / 2 + pen.chance.between(-amplitude, amplitude)];
    });
  }
  return heights;
}

export type Ridge = { at: (x: number) => number; d: string };

export function ridgeline(
  pen: Pen,
  top: number,
  amplitude: number,
  shape: { steps?: number; roughness?: number; soft?: boolean } = {},
): Ridge {
  const heights = broken(pen, shape.steps ?? 16, shape.roughness ?? 0.58);
  const count = heights.length - 1;
  const step = pen.width / count;
  const y = (index: number) =>
    top + (heights[Math.min(count, Math.max(0, index))] ?? 0) * amplitude;
  const start = `M0 ${round(y(0))}`;
  const points = heights.map((_, index) => index).slice(1);
  const middle = points
    .map((index) =>
      shape.soft
        ? `S${round(step * (index - 0.5))} ${round(y(index))} ${round(step * index)} ${round(y(index))}`
        : `L${round(step * index)} ${round(y(index))}`,
    )
    .join('');
  return {
    at: (x) => {
      const place = Math.min(count, Math.max(0, x / step));
      const index = Math.floor(place);
      return y(index) + (y(index + 1) - y(index)) * (place - index);
    },
    d: `${start}${middle}V${pen.height}H0z`,
  };
}

/** A ridge whose foot drowns in haze: what gives a picture its depth. */
export function layer(
  pen: Pen,
  d: string,
  colour: Colour,
  haze: Colour,
  depth: number,
  veil = 0.5,
): void {
  pen.path(
    d,
    pen.fade([
      [0, colour],
      [depth, mix(colour, haze, veil)],
      [1, mix(colour, haze, veil)],
    ]),
  );
}

export function mist(pen: Pen, colour: Colour, y: number, height: number, opacity = 0.5): void {
  pen.rect(
    0,
    y,
    pen.width,
    height,
    pen.fade([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );
}

/** The last touch on every picture: darker corners, and on a wide one calm for text. */
export function finish(pen: Pen, palette: Palette): void {
  pen.rect(
    0,
    0,
    pen.width,
    pen.height,
    pen.define(
      (id) =>
        `<radialGradient id="${id}" cx="${pen.wide ? 0.38 : 0.5}" cy=".42" r=".82"><stop offset=".5" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".58"/></radialGradient>`,
    ),
  );
  if (pen.wide) {
    pen.rect(
      0,
      0,
      pen.width,
      pen.height,
      pen.fade(
        [
          [0.36, palette.ink, 0],
          [0.52, palette.ink, 0.32],
          [0.68, palette.ink, 0.72],
          [1, palette.ink, 0.88],
        ],
        true,
      ),
    );
  }
}
