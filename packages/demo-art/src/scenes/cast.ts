import { mix } from '../colour.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { faceAt, personOf, tonesOf } from '../faces.ts';
import { someone } from './face.ts';
import type { Scene } from './scene.ts';

type Place = readonly [x: number, y: number, size: number];

const groups = {
  cast: [
    [0, 225, 1.4],
    [-165, 375, 1],
    [165, 385, 1],
    [-72, 500, 0.85],
    [86, 505, 0.9],
  ],
  trio: [
    [-125, 255, 1.3],
    [125, 245, 1.35],
    [0, 450, 1.15],
  ],
  quartet: [
    [-185, 300, 1.05],
    [185, 290, 1.1],
    [-64, 350, 1.15],
    [84, 370, 1.2],
  ],
} as const satisfies Record<string, readonly Place[]>;

/** A group, the leading person at the top and the others around, as on the posters of series. */
export const cast =
  (group: keyof typeof groups): Scene =>
  (canvas, palette) => {
    const { random } = canvas;
    const [zenith, upper, lower, low] = palette.sky;
    wash(canvas, mix(lower, low, 0.3), upper, mix(zenith, palette.ink, 0.5));
    const step = canvas.wide ? 1.3 : 1;
    const places: readonly Place[] = groups[group];
    centred(canvas, () => {
      halo(canvas, 0, 260, 460, palette.sun, 0.6);
      const turned = random.maybe(0.5);
      const first = random.maybe(0.5);
      for (const [index, [x, y, size]] of places.entries()) {
        const tones = tonesOf(palette, random);
        const away = index / places.length;
        faceAt(
          canvas,
          { ...tones, cloth: mix(tones.cloth, mix(upper, palette.ink, 0.6), 0.4 + away * 0.4) },
          personOf(canvas, someone(canvas, first === (index % 2 === 0))),
          { x: x * step, y, size, lean: random.between(-7, 7), turned: turned === x >= 0 },
        );
      }
    });
  };
