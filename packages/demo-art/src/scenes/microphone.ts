import { mix } from '../colour.ts';
import { across, centred, halo, times, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** An old microphone before the curtain. */
export const microphone: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.4), zenith);
  const folds = canvas.wide ? 16 : 7;
  for (let fold = 0; fold < folds; fold += 1) {
    canvas.rect(
      (fold * canvas.width) / folds,
      0,
      canvas.width / folds + 2,
      900,
      across(canvas, mix(upper, palette.ink, 0.55), mix(upper, zenith, 0.2)),
    );
  }
  centred(canvas, () => {
    halo(canvas, 0, 360, 470, low, 0.8);
    canvas.line('M0 560V900', mix(palette.ink, low, 0.1), 22);
    canvas.group(`transform="rotate(${random.integer(-10, 10)} 0 600)"`, () => {
      canvas.path(
        'M-120 320q-22 250 120 268 142-18 120-268l-18 0q14 230-102 248-116-18-102-248z',
        mix(palette.ink, low, 0.25),
      );
      canvas.rect(
        -104,
        130,
        208,
        400,
        across(canvas, mix(low, palette.ink, 0.35), mix(palette.sun, low, 0.3)),
        'rx="104"',
      );
      canvas.line(
        times(11, (slot) => `M-84 ${190 + slot * 27}h168`),
        palette.ink,
        11,
        'stroke-linecap="round" opacity=".82"',
      );
      canvas.rect(-110, 318, 220, 34, mix(lower, palette.sun, 0.3), 'rx="8"');
      canvas.line('M-62 180q4-28 30-36', '#ffffff', 8, 'opacity=".6" stroke-linecap="round"');
    });
    canvas.path('M-60 596h120l-20 44h-80z', palette.ink);
  });
};
