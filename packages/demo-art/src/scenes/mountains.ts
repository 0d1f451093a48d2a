import { mix } from '../colour.ts';
import { isNight, layer, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Ridges of the Alborz behind each other, one of them a snow-covered cone, and a person who looks at it. */
export const mountains: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const haze = palette.sky[3];
  sky(canvas, palette, 0.72);
  if (isNight(palette)) stars(canvas, palette, 0.4);
  const side = random.pick([-1, 1]);
  sun(
    canvas,
    palette,
    [canvas.focus + side * h * 0.12, h * random.between(0.24, 0.34)],
    h * random.between(0.06, 0.1),
  );

  const peak = canvas.focus - side * h * 0.1;
  const top = h * random.between(0.34, 0.4);
  const foot = h * 0.72;
  const spread = h * 0.42;
  const stone = mix(haze, palette.land, 0.55);
  const cone = (t: number, sway: number) =>
    `${round(peak + spread * t ** 1.25 * sway)} ${round(top + (foot - top) * t)}`;
  canvas.path(
    `M${cone(1, -1)}L${cone(0.5, -1)} ${cone(0.2, -1)} ${cone(0, 1)} ${cone(0.16, 1)} ${cone(0.55, 1)} ${cone(1, 1)}V${h}H${round(peak - spread)}z`,
    canvas.fade([
      [0, stone],
      [0.5, mix(stone, haze, 0.75)],
    ]),
  );
  const snow = mix(palette.sun, haze, 0.25);
  canvas.path(
    `M${cone(0, 1)}L${cone(0.16, 1)} ${cone(0.42, 0.9)} ${cone(0.3, 0.6)} ${cone(0.5, 0.25)} ${cone(0.3, 0.05)} ${cone(0.46, -0.3)} ${cone(0.28, -0.62)} ${cone(0.34, -0.98)} ${cone(0.2, -1)}z`,
    snow,
    'opacity=".85"',
  );
  canvas.path(
    `M${cone(0, 1)}L${cone(0.16, -side)} ${cone(0.55, -side)} ${cone(1, -side)}L${cone(0.6, -side * 0.3)} ${cone(0.3, -side * 0.5)} ${cone(0.2, -side * 0.1)}z`,
    palette.land,
    'opacity=".3"',
  );

  const layers = 4;
  for (let index = 1; index <= layers; index += 1) {
    const share = index / layers;
    const y = h * (0.52 + 0.34 * share ** 1.3);
    const colour = mix(mix(haze, palette.land, 0.3 + 0.7 * share), palette.ink, share ** 2 * 0.9);
    const line = ridgeline(canvas, y, h * 0.055, { steps: index < 3 ? 16 : 8, roughness: 0.55 });
    layer(canvas, line.d, colour, haze, 0.55, 0.42 * (1 - share));
    if (index < layers) mist(canvas, haze, y, h * 0.12, 0.22);
    if (index === layers) {
      const x = canvas.focus + side * h * 0.06;
      place(
        canvas,
        random.pick(['man', 'woman', 'walker']),
        [x, line.at(x) + 6],
        h * 0.062,
        palette.ink,
      );
      for (let tree = 0; tree < 5; tree += 1) {
        const at = tree % 2 ? random.between(0, w * 0.22) : random.between(w * 0.74, w);
        place(canvas, 'pine', [at, line.at(at) + 10], h * random.between(0.07, 0.16), palette.ink);
      }
    }
  }
};
