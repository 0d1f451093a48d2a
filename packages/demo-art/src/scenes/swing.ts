import { mix } from '../colour.ts';
import { ridgeline, sky, sun } from '../drawing/land.ts';
import { centred, d, down } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A big tree with a swing, which is empty or has a child on it. */
export const swing: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 0.9);
  sun(canvas, palette, [canvas.focus - 120, 520], random.between(64, 104));
  canvas.path(ridgeline(canvas, 690, 24, { soft: true, steps: 8 }).d, mix(palette.land, low, 0.4));
  centred(canvas, () => {
    canvas.path(d`M-900 770Q0 690 1200 790V900H-900z`, down(canvas, palette.land, palette.ink));
    canvas.path(
      'M92 780c24-150 18-250-40-372l26-6c20 34 34 60 42 92 4-60 0-120-14-170h34c6 60 8 110 2 170 20-40 44-70 84-92l12 14c-66 60-90 150-66 364z',
      palette.ink,
    );
    const leaf = mix(palette.land, palette.ink, 0.4);
    for (let tuft = 0; tuft < 15; tuft += 1) {
      const a = (tuft / 15) * Math.PI * 2;
      canvas.circle(
        100 + Math.cos(a) * 190 + random.between(-20, 20),
        290 + Math.sin(a) * 110 + random.between(-20, 20),
        random.between(70, 108),
        mix(leaf, random.pick([lower, upper]), random.between(0.05, 0.3)),
      );
    }
    canvas.circle(100, 290, 170, leaf);
    const lean = random.integer(-16, 16);
    canvas.group(`transform="rotate(${lean} -90 330)"`, () => {
      canvas.line('M-130 300V700M-66 300V700', palette.ink, 4);
      canvas.rect(-144, 698, 92, 12, palette.ink);
      if (canvas.choose(['child', 'empty']) === 'child') {
        canvas.path(
          'M-98 560a21 21 0 1 1 .1 0zM-120 568q22-12 44 0l8 60h24v-20h8v36h-34l-8 50h50l10 60h-18l-6-44h-76z',
          palette.ink,
        );
      }
    });
  });
};
