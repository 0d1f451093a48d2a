import { mix } from '../colour.ts';
import { centred, down, halo, ring, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A clock as high as a house, and a person who holds on to its hand. */
export const clock: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, zenith, mix(upper, zenith, 0.3), palette.ink);
  const hour = random.integer(0, 11);
  centred(canvas, () => {
    const y = 380;
    halo(canvas, 0, y, 520, lower, 0.7);
    canvas.circle(0, y, 286, mix(palette.ink, upper, 0.3));
    canvas.circle(0, y, 264, down(canvas, mix(low, palette.sun, 0.5), mix(lower, low, 0.6)));
    ring(canvas, 0, y, 236, palette.ink, 3, 'opacity=".5"');
    for (let mark = 0; mark < 60; mark += 1) {
      const long = mark % 5 === 0;
      canvas.line(
        `M0 ${y - 232}v${long ? 44 : 12}`,
        palette.ink,
        long ? 12 : 3,
        `transform="rotate(${mark * 6} 0 ${y})"`,
      );
    }
    const hand = (angle: number, length: number, width: number) =>
      canvas.path(
        `M${-width} ${y + 46}L${-width / 2} ${y - length}L0 ${y - length - 22}L${width / 2} ${y - length}L${width} ${y + 46}z`,
        palette.ink,
        `transform="rotate(${angle} 0 ${y})"`,
      );
    hand(hour * 30 + 15, 120, 15);
    hand(90, 196, 10);
    canvas.circle(0, y, 20, palette.light);
    canvas.circle(0, y, 8, palette.ink);
    canvas.group('transform="translate(186 392)rotate(4)"', () => {
      place(canvas, canvas.choose(['man', 'walker', 'woman']), [0, 118], 120, palette.ink);
    });
    canvas.path('M-300 760h600v140h-600z', palette.ink);
    canvas.path(
      'M-250 690L0 640 250 690V900H-250z',
      down(canvas, mix(palette.land, palette.ink, 0.5), palette.ink),
    );
  });
};
