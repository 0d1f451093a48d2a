import { mix } from '../colour.ts';
import { sky, sun } from '../drawing/land.ts';
import { across, centred } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** Washing on a line across the lane. */
export const laundry: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 1.05);
  sun(canvas, palette, [canvas.focus + random.between(-70, 70), 560], 78);
  centred(canvas, () => {
    canvas.path(
      'M-1200-40H-196L-150 900H-1200z',
      across(canvas, palette.ink, mix(palette.land, upper, 0.2)),
    );
    canvas.path(
      'M1300-40H196L150 900H1300z',
      across(canvas, mix(palette.land, upper, 0.2), palette.ink),
    );
    canvas.path(
      'M-176 640l46-10v270h-40zM176 600l-40-12V900h40z',
      mix(palette.land, palette.ink, 0.35),
    );
    const cloth = [palette.light, palette.sun, low, mix(lower, palette.sun, 0.4), upper] as const;
    const pieces = {
      shirt: 'M-30 0l-34 26 16 24 14-10V92h68V40l14 10 16-24L30 0Q0 16-30 0z',
      trousers: 'M-28 0h56l8 104H6L0 34l-6 70h-30z',
      sheet: 'M-52 0H52l-6 96Q0 84-44 104z',
      dress: 'M-20 0l-6 30 8 14-26 66h88L18 44l8-30L20 0Q0 14-20 0z',
      sock: 'M-10 0h20v40l22 14q4 14-10 14H-4q-8 0-8-12z',
    } as const;
    for (const [line, y] of [250, 410, 566].entries()) {
      canvas.line(`M-260 ${y - 30}Q0 ${y + 50} 260 ${y - 30}`, palette.ink, 3);
      for (let piece = 0; piece < 3; piece += 1) {
        const x = -128 + piece * 118 + random.between(-12, 12);
        const hang = y + 8 - (Math.abs(x) / 260) ** 2 * 36;
        canvas.path(
          pieces[random.pick(['shirt', 'trousers', 'sheet', 'dress', 'sock'])],
          random.pick(cloth),
          `transform="translate(${Math.round(x)} ${Math.round(hang)})rotate(${random.integer(-9, 9)})scale(${(1.05 - line * 0.1).toFixed(2)})"`,
        );
      }
    }
    place(canvas, canvas.choose(['woman', 'bicycle', 'walker']), [0, 850], 170, palette.ink);
    canvas.rect(-160, 846, 320, 54, mix(palette.land, palette.ink, 0.6));
  });
};
