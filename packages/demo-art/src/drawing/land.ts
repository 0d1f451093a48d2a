import { type Colour, lightness, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { round, type SvgCanvas } from '../svg-canvas.ts';

/** Parts that most scenes share: the sky with its stars and its sun or moon, ridgelines, and mist. */

export function sky(canvas: SvgCanvas, palette: Palette, horizon = 1): void {
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.fade([
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

export function stars(canvas: SvgCanvas, palette: Palette, depth = 0.5, count = 46): void {
  const dots = (amount: number) =>
    Array.from({ length: amount }, () => {
      const y = canvas.random.between(0, 1) ** 1.4 * canvas.height * depth;
      return `M${round(canvas.random.between(0, canvas.width))} ${round(y)}h.1`;
    }).join('');
  const amount = canvas.wide ? Math.round(count * 1.6) : count;
  canvas.line(dots(amount), palette.sun, 1.6, 'stroke-linecap="round" opacity=".55"');
  canvas.line(
    dots(Math.round(amount / 5)),
    palette.sun,
    3.4,
    'stroke-linecap="round" opacity=".8"',
  );
}

export function sun(
  canvas: SvgCanvas,
  palette: Palette,
  at: readonly [x: number, y: number],
  radius: number,
  halo = 4.2,
): void {
  const [x, y] = at;
  canvas.circle(
    x,
    y,
    radius * halo,
    canvas.glow([
      [0, palette.sun, 0.62],
      [0.26, palette.sun, 0.34],
      [0.55, palette.sky[3], 0.14],
      [1, palette.sky[3], 0],
    ]),
  );
  canvas.circle(
    x,
    y,
    radius,
    canvas.fade([
      [0, palette.sun],
      [1, mix(palette.sun, palette.sky[3], 0.42)],
    ]),
  );
}

export function crescent(
  canvas: SvgCanvas,
  palette: Palette,
  at: readonly [number, number],
  r: number,
): void {
  const [x, y] = at;
  canvas.circle(
    x,
    y,
    r * 4,
    canvas.glow([
      [0, palette.sun, 0.4],
      [1, palette.sun, 0],
    ]),
  );
  canvas.path(
    `M${round(x + r * 0.3)} ${round(y - r)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 0.66)} ${round(r * 1.62)}a${round(r * 0.82)} ${round(r * 0.82)} 0 1 1 ${round(-r * 0.66)} ${round(-r * 1.62)}z`,
    palette.sun,
  );
}

/** Returns heights along a broken line by repeated halving: large breaks first, then ever smaller ones. */
function broken(canvas: SvgCanvas, steps: number, roughness: number): number[] {
  let heights = [canvas.random.between(-1, 1), canvas.random.between(-1, 1)];
  let amplitude = 1;
  while (heights.length <= steps) {
    amplitude *= roughness;
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined
        ? [height]
        : [height, (height + next) / 2 + canvas.random.between(-amplitude, amplitude)];
    });
  }
  return heights;
}

export type Ridge = { at: (x: number) => number; d: string };

export function ridgeline(
  canvas: SvgCanvas,
  top: number,
  amplitude: number,
  shape: { steps?: number; roughness?: number; soft?: boolean } = {},
): Ridge {
  const heights = broken(canvas, shape.steps ?? 16, shape.roughness ?? 0.58);
  const count = heights.length - 1;
  const step = canvas.width / count;
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
    d: `${start}${middle}V${canvas.height}H0z`,
  };
}

/** Draws a ridge whose foot fades into haze, which gives the picture depth. */
export function layer(
  canvas: SvgCanvas,
  d: string,
  colour: Colour,
  haze: Colour,
  depth: number,
  veil = 0.5,
): void {
  canvas.path(
    d,
    canvas.fade([
      [0, colour],
      [depth, mix(colour, haze, veil)],
      [1, mix(colour, haze, veil)],
    ]),
  );
}

export function mist(
  canvas: SvgCanvas,
  colour: Colour,
  y: number,
  height: number,
  opacity = 0.5,
): void {
  canvas.rect(
    0,
    y,
    canvas.width,
    height,
    canvas.fade([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );
}

/** Darkens the corners. */
export function vignette(canvas: SvgCanvas, palette: Palette): void {
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.define(
      (id) =>
        `<radialGradient id="${id}" cx="${canvas.wide ? 0.38 : 0.5}" cy=".42" r=".82"><stop offset=".5" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".58"/></radialGradient>`,
    ),
  );
}

/** Darkens a wide picture a little beside its subject. A page that shows text over the picture adds its own shade. */
export function quietSide(canvas: SvgCanvas, palette: Palette): void {
  canvas.rect(
    0,
    0,
    canvas.width,
    canvas.height,
    canvas.fade(
      [
        [0.36, palette.ink, 0],
        [0.68, palette.ink, 0.16],
        [1, palette.ink, 0.36],
      ],
      true,
    ),
  );
}
