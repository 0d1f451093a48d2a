import { mix } from '../colour.ts';
import { ridgeline, sky, stars } from '../drawing/land.ts';
import { centred, down, halo } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A tent lit from inside under a starry sky. */
export const tent: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower] = palette.sky;
  sky(canvas, palette, 1);
  stars(canvas, palette, 0.75, 90);
  canvas.group(`transform="rotate(${random.integer(-34, 34)} ${canvas.focus} 300)"`, () => {
    for (let band = 0; band < 3; band += 1)
      canvas.add(
        `<ellipse cx="${canvas.focus}" cy="300" rx="900" ry="${70 - band * 20}" fill="${palette.sun}" fill-opacity=".09"/>`,
      );
  });
  for (let ridge = 0; ridge < 3; ridge += 1)
    canvas.path(
      ridgeline(canvas, 480 + ridge * 70, 90 - ridge * 22).d,
      mix(mix(lower, palette.land, 0.4 + ridge * 0.3), palette.ink, ridge * 0.2),
    );
  const kind = canvas.choose(['ridge', 'black', 'dome']);
  centred(canvas, () => {
    canvas.path('M-900 740Q0 690 1300 750V900H-900z', palette.ink);
    halo(canvas, 0, 660, 330, palette.light, 0.6);
    const lit = down(canvas, palette.light, mix(palette.light, upper, 0.5));
    if (kind === 'ridge') {
      canvas.path('M-20 480L-230 750H170z', lit);
      canvas.path('M-20 480l130-20 190 270-130 20z', mix(palette.light, palette.ink, 0.5));
      canvas.path('M-20 500L-90 750h120z', mix(palette.sun, '#ffffff', 0.2));
      place(canvas, random.pick(['man', 'woman']), [-26, 750], 130, palette.ink);
    } else if (kind === 'black') {
      canvas.path(
        'M-260 750l40-150 110-60 120-60 110 66 120 60 30 144z',
        mix(palette.ink, palette.land, 0.3),
      );
      canvas.path('M-160 750l40-120 120-40 110 46 30 114z', lit);
      canvas.line(
        'M-110 540V750M10 480V750M120 546V750M-260 750l-60 20M270 750l70 20',
        palette.ink,
        7,
      );
      place(canvas, 'woman', [-50, 750], 120, palette.ink);
      place(canvas, 'glass', [60, 750], 50, palette.ink);
    } else {
      canvas.path('M-220 750Q-210 520 0 510T220 750z', lit);
      canvas.line(
        'M-180 750Q-100 540 0 510 100 540 180 750M0 510V750',
        palette.ink,
        5,
        'opacity=".6"',
      );
      place(canvas, 'man', [-70, 750], 130, palette.ink, { extra: 'opacity=".8"' });
    }
    place(
      canvas,
      random.pick(['camel', 'pine', 'bare']),
      [random.pick([-250, 250]), 770],
      170,
      palette.ink,
    );
  });
};
