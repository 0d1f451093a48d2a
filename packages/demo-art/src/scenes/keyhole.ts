import { mix } from '../colour.ts';
import { centred, down, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A keyhole with a view through it. */
export const keyhole: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.55), palette.ink);
  const hole = 'M0 190a132 132 0 0 1 74 241l58 259h-264l58-259A132 132 0 0 1 0 190z';
  centred(canvas, () => {
    canvas.rect(
      -196,
      60,
      392,
      760,
      down(canvas, mix(upper, palette.ink, 0.35), mix(zenith, palette.ink, 0.6)),
      'rx="196"',
    );
    canvas.rect(
      -180,
      76,
      360,
      728,
      'none',
      `rx="180" stroke="${low}" stroke-width="3" opacity=".5"`,
    );
    for (const y of [120, 762]) canvas.circle(0, y, 13, mix(low, palette.ink, 0.4));
    canvas.path(
      hole,
      canvas.fade([
        [0, lower],
        [0.55, low],
        [1, palette.sun],
      ]),
    );
    const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${hole}"/></clipPath>`);
    canvas.group(`clip-path="${clip}"`, () => {
      canvas.circle(random.between(-30, 30), 320, 74, palette.sun);
      canvas.path('M-200 600Q0 540 200 600V700H-200z', mix(palette.land, low, 0.25));
      const who = canvas.choose(['woman', 'man', 'tree', 'chair']);
      place(
        canvas,
        who,
        [random.between(-16, 16), 640],
        who === 'man' || who === 'woman' ? 210 : 190,
        palette.ink,
      );
    });
    canvas.path(
      'M-132 690h264l90 210H-222z',
      canvas.fade([
        [0, palette.sun, 0.5],
        [1, low, 0],
      ]),
    );
    canvas.line(hole, palette.ink, 10);
    canvas.line(hole, palette.light, 2.5, 'opacity=".8"');
  });
};
