import { mix } from '../colour.ts';
import { centred, times, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Pairs of shoes at a door, one pair in a different colour. */
export const shoes: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(lower, palette.sun, 0.2), mix(lower, upper, 0.4));
  canvas.line(
    times(Math.ceil(canvas.width / 100), (k) => `M${k * 100 + 50} 0V900`) +
      times(9, (k) => `M0 ${k * 100 + 50}H${canvas.width}`),
    mix(upper, lower, 0.3),
    4,
    'opacity=".5"',
  );
  const sole =
    'M-6-74c30-4 44 30 40 66-4 30-12 40-10 70 2 24-20 34-34 20-10-12-4-40-10-66C-26-20-40-70-6-74z';
  const odd = random.integer(0, 5);
  centred(canvas, () => {
    canvas.rect(-240, 640, 480, 200, mix(palette.land, palette.ink, 0.2), 'rx="16"');
    canvas.rect(
      -216,
      664,
      432,
      152,
      'none',
      `stroke="${palette.light}" stroke-width="6" stroke-dasharray="18 10"`,
    );
    for (let pair = 0; pair < 6; pair += 1) {
      const [x, y] = [-190 + (pair % 3) * 190, 170 + Math.floor(pair / 3) * 260];
      const colour =
        pair === odd
          ? palette.light
          : mix(random.pick([upper, palette.land, palette.ink, zenith, low]), palette.ink, 0.25);
      const size = random.between(0.9, 1.35);
      for (const foot of [-1, 1]) {
        canvas.group(
          `transform="translate(${Math.round(x + foot * 44 * size)} ${Math.round(y + random.between(-14, 14))})rotate(${random.integer(-10, 10) + (pair === odd ? foot * 24 : 0)})scale(${(foot * size).toFixed(2)} ${size.toFixed(2)})"`,
          () => {
            canvas.path(sole, palette.ink, 'opacity=".35" transform="translate(6 12)"');
            canvas.path(sole, colour);
            canvas.path('M-22-10q26-16 50-2l-4 22q-20-10-40-2z', mix(colour, palette.ink, 0.5));
            canvas.path(
              'M-6-58c18-2 26 18 26 34-14-6-28-6-40 0 0-16 4-32 14-34z',
              mix(colour, palette.sun, 0.3),
            );
          },
        );
      }
    }
  });
};
