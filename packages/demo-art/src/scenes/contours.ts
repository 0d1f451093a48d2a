import { mix } from '../colour.ts';
import { centred, d, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Contour lines that look like a mountain, a thumbprint or a storm. */
export const contours: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.25), zenith);
  const folds = random.pick([3, 4, 5]);
  const phase = random.between(0, 6);
  const thumb = canvas.choose(['thumb', 'hill', 'hill']) === 'thumb';
  centred(canvas, () => {
    for (let line = 16; line > 0; line -= 1) {
      const r = line * 24;
      const points = Array.from({ length: 40 }, (_, k) => {
        const a = (k / 40) * Math.PI * 2;
        const by = thumb
          ? 1 + 0.06 * Math.sin(a * 2 + phase)
          : 1 +
            0.2 * Math.sin(a * folds + phase + line * 0.22) +
            0.08 * Math.cos(a * 2 - line * 0.3);
        return d`${Math.cos(a) * r * by * (thumb ? 0.76 : 1)} ${400 + Math.sin(a) * r * by * (thumb ? 1.05 : 0.9)}`;
      });
      const t = line / 16;
      canvas.path(
        `M${points.join('L')}z`,
        thumb ? mix(zenith, palette.ink, 0.3) : mix(mix(palette.sun, low, t * 1.0), upper, t),
        `stroke="${thumb ? mix(low, lower, t) : mix(palette.ink, upper, 0.2)}" stroke-width="${thumb ? 11 : 3}"${thumb ? ` stroke-dasharray="${random.integer(200, 700)} ${random.integer(8, 26)}"` : ''}`,
      );
    }
    if (!thumb) {
      canvas.line(
        'M-200 720Q-60 640-120 540T0 400',
        palette.ink,
        7,
        'stroke-dasharray="3 17" stroke-linecap="round"',
      );
      canvas.path('M-4 404V300h70l-18 24 18 24H6v56z', palette.light);
    }
  });
};
