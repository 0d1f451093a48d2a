import { mix } from '../colour.ts';
import { centred, down, halo, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Heads before a light. All but one are turned the same way. */
export const crowd: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, zenith, upper, lower);
  centred(canvas, () => {
    halo(canvas, 0, 300, 560, palette.sun, 0.8);
    const light = canvas.choose(['screen', 'sun', 'beam']);
    if (light === 'screen')
      canvas.rect(-230, 90, 460, 290, down(canvas, palette.sun, mix(palette.sun, low, 0.5)));
    else if (light === 'sun') canvas.circle(0, 320, 190, palette.sun);
    else
      canvas.path(
        'M0 60L-330 520H330z',
        canvas.fade([
          [0, palette.sun],
          [1, low, 0.2],
        ]),
      );
  });
  const person =
    'M0-150a46 54 0 0 1 30 94q70 12 82 100v90h-224v-90q12-88 82-100a46 54 0 0 1 30-94z';
  const scarfed =
    'M0-156q62 4 58 84 0 24 18 34 40 22 40 76v96h-232v-96q0-54 40-76 18-10 18-34-4-80 58-84z';
  for (let row = 0; row < 4; row += 1) {
    const size = 0.52 + row * 0.24;
    const step = 190 * size;
    const count = Math.ceil(canvas.width / step) + 1;
    for (let k = 0; k < count; k += 1) {
      const one = row === 2 && k === Math.round(canvas.focus / step);
      const colour = one
        ? mix(palette.light, upper, 0.2)
        : mix(
            mix(upper, palette.land, 0.5),
            palette.ink,
            0.1 + row * 0.28 + random.between(0, 0.08),
          );
      canvas.path(
        random.maybe(0.45) ? scarfed : person,
        colour,
        `transform="translate(${Math.round(k * step + (row % 2) * step * 0.5)} ${Math.round(500 + row * 112 + random.between(-14, 14))})scale(${size.toFixed(2)})"`,
      );
    }
  }
};
