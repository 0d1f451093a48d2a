import { mix } from '../colour.ts';
import { place } from '../glyphs.ts';
import { round } from '../pen.ts';
import type { Scene } from './scene.ts';

/** Two fields of colour with soft edges, and someone small on the line between them. */
export const field: Scene = (pen, palette) => {
  const { height: h, width: w, chance } = pen;
  const [zenith, upper, lower, low] = palette.sky;
  pen.rect(
    0,
    0,
    w,
    h,
    pen.fade([
      [0, mix(zenith, upper, 0.4)],
      [1, mix(zenith, palette.ink, 0.2)],
    ]),
  );
  const line = h * chance.between(0.6, 0.68);
  const inset = h * 0.05;
  const soft = (y: number, height: number, from: string, strength: number) => {
    for (let step = 0; step < 4; step += 1) {
      const edge = inset - step * 7;
      pen.add(
        `<rect x="${round(edge)}" y="${round(y - step * 5)}" width="${round(w - edge * 2)}" height="${round(height + step * 10)}" rx="${14 + step * 6}" fill="${from}" opacity="${(strength / (step + 1.4)).toFixed(2)}"/>`,
      );
    }
  };
  soft(
    h * 0.06,
    line - h * 0.085,
    pen.fade([
      [0, lower],
      [0.55, mix(lower, low, 0.55)],
      [1, low],
    ]),
    1,
  );
  soft(
    line + h * 0.02,
    h * 0.92 - line,
    pen.fade([
      [0, mix(upper, palette.ink, 0.35)],
      [1, palette.ink],
    ]),
    1,
  );
  const radius = h * chance.between(0.09, 0.17);
  if (chance.maybe(0.7))
    pen.circle(
      pen.focus + h * chance.between(-0.1, 0.1),
      h * chance.between(0.24, 0.34),
      radius,
      pen.fade([
        [0, palette.sun],
        [1, mix(palette.sun, low, 0.7)],
      ]),
    );
  const subject = pen.choose(['pair', 'chair', 'tree', 'one', 'bare', 'bicycle']);
  const ground = line + h * 0.022;
  const x = pen.focus;
  if (subject === 'pair') {
    place(pen, 'man', [x - h * 0.1, ground], h * 0.15, palette.ink);
    place(pen, 'woman', [x + h * 0.1, ground], h * 0.142, palette.ink);
  } else if (subject === 'one') {
    place(pen, chance.pick(['woman', 'walker']), [x, ground], h * 0.17, palette.ink);
  } else {
    const size = { chair: 0.26, tree: 0.34, bare: 0.34, bicycle: 0.3 }[subject];
    place(pen, subject, [x, ground], h * size, palette.ink);
  }
};
