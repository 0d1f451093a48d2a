import { mix } from '../colour.ts';
import { isNight, layer, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round, type SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Draws a row of flat roofs with lit windows, which are two sets of dashed lines. */
function houses(
  canvas: SvgCanvas,
  base: number,
  row: number,
): { d: string; windows: [string, string] } {
  const { height: h, width: w, random } = canvas;
  const windows: [string, string] = ['', ''];
  let d = `M-20 ${h}`;
  let x = -20;
  while (x < w) {
    const width = h * random.between(0.04, 0.1) * (1 + row * 0.25);
    const top = base - h * random.between(0, 0.15) * (row === 1 ? 1.25 : 1);
    d += `V${round(top)}H${round(x + width)}`;
    for (let column = x + 9; column < x + width - 8; column += 13) {
      if (!random.maybe(0.62)) continue;
      const start = top + 12 + random.integer(0, 3) * 12;
      windows[random.pick([0, 1])] +=
        `M${round(column)} ${round(start)}v${round(h * random.between(0.04, 0.2))}`;
    }
    x += width + (random.maybe(0.25) ? h * 0.02 : 0);
  }
  return { d, windows };
}

/** A city below mountains in the evening, with lit windows and a person on a roof. */
export const city: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const haze = palette.sky[3];
  sky(canvas, palette, 0.7);
  if (isNight(palette)) stars(canvas, palette, 0.4, 30);
  sun(
    canvas,
    palette,
    [canvas.focus + h * random.between(-0.14, 0.14), h * random.between(0.28, 0.46)],
    h * random.between(0.07, 0.13),
  );
  layer(
    canvas,
    ridgeline(canvas, h * 0.5, h * 0.05).d,
    mix(haze, palette.land, 0.45),
    haze,
    0.4,
    0.7,
  );
  mist(canvas, haze, h * 0.5, h * 0.16, 0.4);

  const rows = [0, 1, 2];
  for (const row of rows) {
    const share = row / 2;
    const base = h * (0.6 + share * 0.1);
    const colour = mix(
      mix(haze, palette.land, 0.62 + 0.38 * share),
      palette.ink,
      0.1 + share * 0.34,
    );
    const { d, windows } = houses(canvas, base, row);
    if (row === 1) place(canvas, 'milad', [canvas.focus - h * 0.16, base + 20], h * 0.36, colour);
    canvas.path(
      `${d}V${h}z`,
      canvas.fade([
        [0, colour],
        [0.8, mix(colour, palette.land, 0.35)],
      ]),
    );
    const glow = mix(palette.light, colour, 0.5 - share * 0.4);
    canvas.line(windows[0], glow, 3 + row, 'stroke-dasharray="5 19 5 9"');
    canvas.line(windows[1], glow, 3 + row, 'stroke-dasharray="5 31" opacity=".8"');
    mist(canvas, haze, base + h * 0.02, h * 0.12, 0.16 * (1 - share));
  }
  const roof = h * 0.88;
  canvas.path(
    `M0 ${round(roof)}H${round(canvas.focus - h * 0.2)}V${round(roof - h * 0.03)}H${round(canvas.focus + h * 0.16)}V${round(roof)}H${w}V${h}H0z`,
    palette.ink,
  );
  place(
    canvas,
    random.pick(['man', 'woman']),
    [canvas.focus, roof - h * 0.028],
    h * 0.15,
    palette.ink,
  );
  canvas.line(
    `M${round(canvas.focus + h * 0.26)} ${round(roof)}v${round(-h * 0.14)}m-26 10h52m-44 14h36M${round(canvas.focus - h * 0.28)} ${round(roof)}v${round(-h * 0.09)}m-18 8h36`,
    palette.ink,
    3,
  );
};
