import { mix } from '../colour.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { faceAt, personOf, tonesOf } from '../faces.ts';
import { profileAt } from '../profile.ts';
import { someone } from './face.ts';
import type { Scene } from './scene.ts';

/** Two people: one looks out, the other looks away or past the first. */
export const couple: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(lower, upper, 0.5), upper, mix(zenith, palette.ink, 0.4));
  const side = random.pick([-1, 1]);
  const man = random.maybe(0.6);
  const [first, second] = [someone(canvas, man), someone(canvas, !man)];
  centred(canvas, () => {
    halo(canvas, 0, 300, 480, low, 0.7);
    const one = tonesOf(palette, random);
    const other = { ...tonesOf(palette, random), cloth: mix(upper, palette.ink, 0.5) };
    const far = { x: side * 130, y: 270, size: 1.75, turned: side > 0 };
    if (random.maybe(0.6)) profileAt(canvas, other, second, far);
    else faceAt(canvas, other, personOf(canvas, second), { ...far, lean: side * 6 });
    faceAt(canvas, one, personOf(canvas, first), {
      x: side * -110,
      y: 425,
      size: 1.7,
      lean: random.between(-8, 8),
      turned: side < 0,
    });
  });
};
