import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Two areas of colour with soft edges, and a small figure on the line between them. */
export const field: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, mix(zenith, upper, 0.4)],
      [1, mix(zenith, palette.ink, 0.2)],
    ]),
  );
  const line = h * random.between(0.6, 0.68);
  const inset = h * 0.05;
  const soft = (y: number, height: number, from: string, strength: number) => {
    for (let step = 0; step < 4; step += 1) {
      const edge = inset - step * 7;
      canvas.add(
        `<rect x="${round(edge)}" y="${round(y - step * 5)}" width="${round(w - edge * 2)}" height="${round(height + step * 10)}" rx="${14 + step * 6}" fill="${from}" fill-opacity="${(strength / (step + 1.4)).toFixed(2)}"/>`,
      );
    }
  };
  soft(
    h * 0.06,
    line - h * 0.085,
    canvas.fade([
      [0, lower],
      [0.55, mix(lower, low, 0.55)],
      [1, low],
    ]),
    1,
  );
  soft(
    line + h * 0.02,
    h * 0.92 - line,
    canvas.fade([
      [0, mix(upper, palette.ink, 0.35)],
      [1, palette.ink],
    ]),
    1,
  );
  const radius = h * random.between(0.09, 0.17);
  if (random.maybe(0.7))
    canvas.circle(
      canvas.focus + h * random.between(-0.1, 0.1),
      h * random.between(0.24, 0.34),
      radius,
      canvas.fade([
        [0, palette.sun],
        [1, mix(palette.sun, low, 0.7)],
      ]),
    );
  const subject = canvas.choose(['pair', 'chair', 'tree', 'one', 'bare', 'bicycle']);
  const ground = line + h * 0.022;
  const x = canvas.focus;
  if (subject === 'pair') {
    place(canvas, 'man', [x - h * 0.1, ground], h * 0.15, palette.ink);
    place(canvas, 'woman', [x + h * 0.1, ground], h * 0.142, palette.ink);
  } else if (subject === 'one') {
    place(canvas, random.pick(['woman', 'walker']), [x, ground], h * 0.17, palette.ink);
  } else {
    const size = { chair: 0.26, tree: 0.34, bare: 0.34, bicycle: 0.3 }[subject];
    place(canvas, subject, [x, ground], h * size, palette.ink);
  }
};
