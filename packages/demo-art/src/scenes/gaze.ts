import { mix } from '../colour.ts';
import { centred, wash } from '../drawing/shapes.ts';
import { faceAt, personOf, tonesOf } from '../faces.ts';
import { someone } from './face.ts';
import type { Scene } from './scene.ts';

/** A close-up that the edge of the frame cuts, so that mostly one eye looks out. */
export const gaze =
  (man: boolean): Scene =>
  (canvas, palette) => {
    const { random } = canvas;
    const [zenith, upper] = palette.sky;
    wash(canvas, mix(upper, palette.ink, 0.3), mix(zenith, palette.ink, 0.6));
    const turned = random.maybe(0.5);
    const away = random.between(90, 210) * (turned ? 1 : -1);
    centred(canvas, () => {
      faceAt(canvas, tonesOf(palette, random), personOf(canvas, someone(canvas, man)), {
        x: away,
        y: 430,
        size: random.between(3.6, 4.4),
        lean: random.between(-12, 12),
        turned: !turned,
      });
    });
  };
