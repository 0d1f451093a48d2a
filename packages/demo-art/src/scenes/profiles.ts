import { mix } from '../colour.ts';
import { across, centred, halo, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Two profiles that face each other, with an object between them. */
export const profiles: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const between = canvas.choose(['lamp', 'sun', 'candle', 'apart']);
  wash(canvas, mix(low, palette.sun, 0.3), low, lower);
  const side =
    'M-330-340Q-190-360-130-280q34 46 24 110 20 40 40 66 6 14-20 20 10 20 4 30-10 8-4 18 6 14-6 22-2 44-70 36-20 30-10 70l140 70v300h-400z';
  const scarf =
    'M-330-380Q-150-390-110-270q22 60 12 110 20 40 36 62 6 14-20 20 10 20 4 30-10 8-4 18 6 14-6 22-6 40-60 44-10 60 40 110l110 130v300h-400z';
  centred(canvas, () => {
    if (between === 'sun') canvas.circle(0, 330, 150, palette.sun);
    if (between === 'lamp') {
      halo(canvas, 0, 300, 330, palette.sun, 1);
      canvas.line('M0-10V240', palette.ink, 5);
      canvas.path('M-66 300q8-64 66-64t66 64z', palette.ink);
      canvas.circle(0, 312, 24, palette.sun);
    }
    if (between === 'candle') {
      halo(canvas, 0, 420, 300, palette.light, 0.9);
      canvas.path('M0 380q36 40 20 70t-40 0q-10-26 20-70z', palette.light);
      canvas.rect(-22, 460, 44, 340, mix(palette.sun, '#ffffff', 0.4));
    }
    const near = between === 'apart' ? 1.16 : 1;
    canvas.group(
      `transform="translate(-14 ${400 + random.integer(-20, 20)})scale(${near})"`,
      () => {
        canvas.path(scarf, across(canvas, mix(zenith, palette.ink, 0.5), upper));
        canvas.path(
          'M-130-250q40 50 26 100-60-50-110-90-30 200 90 330l-40 60Q-330-40-130-250z',
          palette.ink,
          'opacity=".25"',
        );
      },
    );
    canvas.group(
      `transform="translate(14 ${400 + random.integer(-30, 10)})scale(${-near} ${near})"`,
      () => {
        canvas.path(side, across(canvas, palette.ink, mix(palette.land, palette.ink, 0.35)));
        if (random.maybe(0.5)) canvas.path('M-86 24q-2 50-70 36l-50-80q60 20 90 30z', palette.ink);
      },
    );
  });
};
