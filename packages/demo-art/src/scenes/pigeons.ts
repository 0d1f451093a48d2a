import { mix } from '../colour.ts';
import { sky, sun } from '../drawing/land.ts';
import { centred, down } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** Pigeons over the roofs in the evening. */
export const pigeons: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, , , low] = palette.sky;
  sky(canvas, palette, 0.9);
  sun(canvas, palette, [canvas.focus + random.between(-120, 120), 560], random.between(70, 130));
  const bird =
    'M0 0q-20-60-70-74 10 50 40 70-24 8-40 26 40 8 64-6 20 10 46-2l20-4-18-12Q64-60 40-110 6-64 0 0z';
  centred(canvas, () => {
    const flock = random.between(-0.5, 0.5);
    for (let k = 0; k < 17; k += 1) {
      const a = k * 2.4 + flock;
      const r = 66 * Math.sqrt(k);
      const [x, y] = [Math.cos(a) * r, 330 + Math.sin(a) * r * 0.86];
      canvas.path(
        bird,
        k % 4 === 0 ? palette.sun : mix(mix(palette.ink, zenith, 0.2), low, (k % 3) * 0.14),
        `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${random.integer(-40, 40)})scale(${(random.maybe(0.5) ? 1 : -1) * Number(random.between(0.5, 0.95).toFixed(2))} ${random.between(0.5, 0.95).toFixed(2)})"`,
      );
    }
    canvas.path(
      'M-900 900V690h620v-30h90v30h60q0-80 60-80t60 80h80v-60h60v60h1200v210z',
      down(canvas, mix(palette.land, palette.ink, 0.3), palette.ink),
    );
    canvas.path(
      'M-250 660v-130h-30v-10h90v10h-30v130zM210 640V500h-3l-40-8v-8l90-12v8l-30 10v150z',
      palette.ink,
    );
    place(canvas, canvas.choose(['man', 'woman', 'walker']), [-40, 696], 150, palette.ink);
  });
};
