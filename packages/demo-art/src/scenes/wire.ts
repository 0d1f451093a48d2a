import { mix } from '../colour.ts';
import { ridgeline } from '../drawing/land.ts';
import { centred, d, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** Barbed wire with a bird on it. */
export const wire: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, upper, 0.6), lower, low);
  canvas.circle(
    canvas.focus + random.between(-110, 110),
    330,
    random.between(130, 200),
    palette.sun,
    'opacity=".9"',
  );
  canvas.path(ridgeline(canvas, 690, 30).d, mix(palette.land, lower, 0.3));
  canvas.rect(0, 790, canvas.width, 110, palette.ink);
  centred(canvas, () => {
    const lean = random.integer(-8, 8);
    for (const x of [-240, 200, 640, 1080])
      canvas.path(
        'M-14-560h26l10 560h-46z',
        palette.ink,
        `transform="translate(${x} 810)rotate(${lean})"`,
      );
    for (const y of [330, 460, 590, 700]) {
      const sag = random.between(14, 40);
      canvas.line(d`M-330 ${y}Q-20 ${y + sag} 300 ${y}T1300 ${y}`, palette.ink, 6);
      canvas.line(
        times(
          11,
          (k) =>
            d`M${-290 + k * 58 - 12} ${y + sag * 0.4 - 15}l24 30M${-290 + k * 58 + 12} ${y + sag * 0.4 - 15}l-24 30`,
        ),
        palette.ink,
        5,
      );
    }
    const on = canvas.choose(['bird', 'cloth', 'kite', 'flower']);
    if (on === 'bird') place(canvas, 'hoopoe', [10, 330], 190, mix(upper, palette.ink, 0.55));
    else if (on === 'cloth')
      canvas.path(
        'M-60 464q60 10 120-4l20 170q-30-16-50 20-20-50-60-10-20-30-46 4z',
        mix(upper, palette.light, 0.25),
      );
    else if (on === 'kite') {
      canvas.path('M0 200l90 110L0 470-90 310z', palette.light);
      canvas.path('M0 200v270l-90-160z', upper);
      canvas.line('M0 470q-60 90 20 160t-20 150', upper, 6);
    } else {
      canvas.line('M-10 800Q30 560-6 380', palette.ink, 8);
      for (let k = 0; k < 6; k += 1)
        canvas.path(
          'M0 0q-44-50 0-100 44 50 0 100z',
          mix(upper, '#d8362f', 0.5),
          `transform="translate(-6 372)rotate(${k * 60})"`,
        );
      canvas.circle(-6, 372, 18, palette.ink);
    }
    place(
      canvas,
      random.pick(['man', 'woman', 'walker']),
      [random.pick([-120, 120]), 806],
      120,
      palette.ink,
    );
  });
};
