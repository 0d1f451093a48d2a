import { mix } from '../colour.ts';
import { centred, down, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Piano keys with one petal. */
export const piano: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, upper, mix(zenith, palette.ink, 0.3));
  const lean = random.pick([-24, -14, 14, 24]);
  canvas.group(`transform="rotate(${lean} ${canvas.focus} 420)"`, () => {
    const [from, count] = [canvas.focus - 640, 16];
    canvas.rect(from, 168, count * 80, 30, palette.ink);
    for (let key = 0; key < count; key += 1) {
      const pressed = key === 7 || key === 10;
      canvas.rect(
        from + key * 80,
        198,
        77,
        430 - (pressed ? 14 : 0),
        down(
          canvas,
          mix(palette.sun, low, pressed ? 0.6 : 0.25),
          mix(palette.sun, '#ffffff', pressed ? 0.1 : 0.6),
        ),
        'rx="7"',
      );
      if (key % 7 !== 2 && key % 7 !== 6) {
        canvas.rect(
          from + key * 80 + 54,
          198,
          48,
          262,
          down(canvas, palette.ink, mix(palette.ink, upper, 0.3)),
          'rx="6"',
        );
      }
    }
    canvas.rect(from, 628, count * 80, 40, mix(palette.ink, upper, 0.15));
  });
  centred(canvas, () => {
    const petal = canvas.choose(['petals', 'flower', 'note']);
    if (petal === 'flower') {
      canvas.line('M-130 640Q0 560 60 420', mix(palette.land, palette.ink, 0.3), 9);
      for (let leaf = 0; leaf < 7; leaf += 1)
        canvas.path(
          'M0 0q-46-56 0-104 46 48 0 104z',
          mix(lower, upper, (leaf % 2) * 0.4),
          `transform="translate(66 410)rotate(${leaf * 51})"`,
        );
      canvas.circle(66, 410, 22, palette.light);
    } else {
      for (let leaf = 0; leaf < 6; leaf += 1)
        canvas.path(
          petal === 'note'
            ? 'M0 0a22 16 0 1 1 20-14V-110l44 14v34l-36-12V-8z'
            : 'M0 0q-40-40 0-84 44 40 0 84z',
          mix(lower, palette.light, random.between(0, 0.6)),
          `transform="translate(${random.integer(-200, 200)} ${random.integer(190, 640)})rotate(${random.integer(-40, 40)})"`,
        );
    }
  });
};
