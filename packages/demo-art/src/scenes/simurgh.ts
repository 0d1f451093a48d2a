import { type Colour, mix } from '../colour.ts';
import { stars } from '../drawing/land.ts';
import { d, down, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** The Simurgh, the bird of Persian myth, with all its feathers spread. */
export const simurgh: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.3), zenith, upper);
  stars(canvas, palette, 0.6, 34);
  const turn = random.pick([-1, 1]);
  const open = random.between(116, 168);
  canvas.group(`transform="translate(${canvas.focus} 0)scale(${turn} 1)"`, () => {
    halo(canvas, 0, 440, 470, lower, 0.7);
    const feather = (angle: number, length: number, colour: Colour, eye: boolean) =>
      canvas.group(`transform="translate(0 560)rotate(${angle.toFixed(1)})"`, () => {
        canvas.path(
          d`M-5 0Q${-length * 0.16} ${-length * 0.7} 0 ${-length}Q${length * 0.16} ${-length * 0.7} 5 0z`,
          colour,
        );
        if (!eye) return;
        canvas.circle(0, -length * 0.82, length * 0.055, palette.light);
        canvas.circle(0, -length * 0.82, length * 0.028, palette.ink);
      });
    for (const [row, colours] of [
      [0, [upper, low]],
      [1, [lower, palette.light]],
      [2, [palette.sun, lower]],
    ] as const) {
      const count = 15 - row * 3;
      for (let k = 0; k < count; k += 1) {
        feather(
          -open / 2 + (k / (count - 1)) * open,
          470 - row * 120,
          mix(colours[k % 2] ?? low, palette.ink, 0.08 + row * 0.06),
          row === 0,
        );
      }
    }
    canvas.path(
      'M-10 760Q-110 690-80 590T20 430q-10-60 40-80 50-10 64 34l44 22-46 6q-6 40-30 70 10 110-40 160T20 730z',
      down(canvas, mix(low, palette.light, 0.4), mix(upper, lower, 0.5)),
    );
    canvas.circle(74, 392, 7, palette.ink);
    for (const a of [-30, -8, 14])
      canvas.path(
        'M0 0q-8-40 0-64 8 24 0 64z',
        palette.light,
        `transform="translate(58 352)rotate(${a})"`,
      );
    canvas.line('M0 740l-26 90M20 736l14 94', palette.light, 6);
    canvas.path('M-900 900V850q300-60 900-20t1300-10v80z', palette.ink);
    if (canvas.choose(['alone', 'rider']) === 'rider')
      place(canvas, 'woman', [-210, 846], 120, palette.ink);
  });
};
