import { mix } from '../colour.ts';
import { ridgeline } from '../drawing/land.ts';
import { centred, ring, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A compass on an unfinished map. */
export const compass: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(palette.sun, low, 0.5), mix(low, lower, 0.4));
  for (let line = 0; line < 5; line += 1) {
    const ridge = ridgeline(canvas, 90 + line * 175, 60, { soft: true, steps: 16 });
    canvas.line(ridge.d.replace(/V.*$/, ''), mix(upper, low, 0.4), 3, 'opacity=".6"');
  }
  const turn = random.integer(-40, 40);
  centred(canvas, () => {
    canvas.line(
      'M-290 840Q-160 760-200 650T-80 560M90 260q60-90 170-110',
      upper,
      7,
      'stroke-dasharray="20 14"',
    );
    canvas.path(
      'M240 130l20 20 20-20 12 12-20 20 20 20-12 12-20-20-20 20-12-12 20-20-20-20z',
      mix(upper, palette.ink, 0.2),
    );
    canvas.circle(10, 424, 236, palette.ink, 'opacity=".3"');
    canvas.circle(0, 400, 232, mix(palette.light, palette.ink, 0.3));
    canvas.circle(0, 400, 206, mix(zenith, palette.ink, 0.2));
    ring(canvas, 0, 400, 180, low, 3);
    for (let mark = 0; mark < 36; mark += 1)
      canvas.line(
        'M0 210v18',
        palette.sun,
        mark % 9 ? 3 : 8,
        `transform="rotate(${mark * 10} 0 400)"`,
      );
    canvas.path(
      'M0 250l24 126 126 24-126 24-24 126-24-126-126-24 126-24z',
      mix(upper, lower, 0.3),
      'transform="rotate(45 0 400)"',
    );
    canvas.path(
      'M0 230l30 140 140 30-140 30-30 140-30-140-140-30 140-30z',
      mix(low, palette.sun, 0.3),
    );
    canvas.group(`transform="rotate(${turn} 0 400)"`, () => {
      canvas.path('M0 226l22 174h-44z', palette.light);
      canvas.path('M0 574l22-174h-44z', palette.ink);
    });
    canvas.circle(0, 400, 18, palette.sun);
    if (canvas.choose(['cord', 'none']) === 'cord')
      canvas.line(
        'M0 166V120a26 26 0 1 1 .1 0M20 70Q160-60 320 60',
        mix(palette.ink, upper, 0.3),
        9,
      );
  });
};
