import { mix } from '../colour.ts';
import { centred, down, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A pile of books and a person who climbs it. */
export const books: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(low, palette.sun, 0.2), lower, upper);
  centred(canvas, () => {
    canvas.circle(random.pick([-110, 110]), 280, 150, palette.sun, 'opacity=".75"');
    canvas.rect(
      -900,
      700,
      2400,
      200,
      down(canvas, mix(palette.land, palette.ink, 0.2), palette.ink),
    );
    let y = 790;
    for (let book = 0; book < 6; book += 1) {
      const tall = random.between(38, 62);
      const wide = random.between(270, 400) - book * 12;
      const x = random.between(-26, 26) - wide / 2;
      const cover = mix(
        random.pick([upper, palette.land, palette.light, zenith, lower, low]),
        palette.ink,
        random.between(0.05, 0.35),
      );
      y -= tall;
      canvas.rect(x, y, wide, tall, cover, 'rx="7"');
      canvas.rect(x + wide - 22, y + 7, 26, tall - 14, mix(palette.sun, '#ffffff', 0.5));
      canvas.rect(x + 34, y, 10, tall, palette.light, 'opacity=".75"');
      canvas.rect(x + 60, y, 4, tall, palette.light, 'opacity=".75"');
      canvas.rect(x + wide * 0.4, y + tall * 0.42, wide * 0.3, 6, palette.sun, 'opacity=".6"');
    }
    const top = canvas.choose(['chair', 'glass', 'man', 'woman', 'hoopoe']);
    const size = { chair: 170, glass: 120, man: 190, woman: 184, hoopoe: 160 }[top];
    place(canvas, top, [0, y + (top === 'hoopoe' ? -8 : 4)], size, palette.ink);
    if (top === 'glass') place(canvas, 'tea', [0, y + 4], size, palette.light);
  });
};
