import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A row of archways that leads to a light, which falls along the floor. */
export const arch: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const x = canvas.focus;
  const floor = h * 0.8;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, palette.ink],
      [0.6, mix(palette.ink, zenith, 0.75)],
      [1, palette.ink],
    ]),
  );
  const opening = (half: number, top: number, base: number) =>
    `M${round(x - half)} ${round(base)}V${round(top + half * 1.05)}C${round(x - half)} ${round(top + half * 0.45)} ${round(x - half * 0.4)} ${round(top + half * 0.18)} ${round(x)} ${round(top)}C${round(x + half * 0.4)} ${round(top + half * 0.18)} ${round(x + half)} ${round(top + half * 0.45)} ${round(x + half)} ${round(top + half * 1.05)}V${round(base)}z`;
  const depth = 6;
  for (let index = 0; index < depth; index += 1) {
    const t = index / (depth - 1);
    const half = h * (0.31 - 0.215 * t ** 0.8);
    const top = h * (0.1 + 0.3 * t ** 0.8);
    const base = h * (0.9 - 0.18 * t ** 0.8);
    const wall = t < 0.5 ? mix(zenith, upper, t * 2) : mix(upper, lower, (t - 0.5) * 2);
    canvas.path(opening(half + h * 0.016, top - h * 0.02, base), mix(palette.ink, wall, 0.35));
    canvas.path(
      opening(half, top, base),
      index === depth - 1
        ? canvas.fade([
            [0, mix(low, lower, 0.35)],
            [0.7, palette.sun],
          ])
        : canvas.fade(
            [
              [0, mix(wall, palette.ink, 0.25)],
              [1, mix(wall, low, 0.25 * t)],
            ],
            index % 2 === 1,
          ),
    );
  }
  const end = h * 0.72;
  canvas.path(
    `M${round(x - h * 0.1)} ${round(end)}H${round(x + h * 0.1)}L${round(x + h * 0.36)} ${h}H${round(x - h * 0.36)}z`,
    canvas.fade([
      [0, palette.sun, 0.95],
      [0.35, low, 0.55],
      [1, lower, 0.05],
    ]),
  );
  canvas.circle(
    x,
    h * 0.6,
    h * 0.36,
    canvas.glow([
      [0, palette.sun, 0.5],
      [0.4, low, 0.16],
      [1, low, 0],
    ]),
  );
  const size = h * random.between(0.13, 0.17);
  const feet = floor + h * 0.02;
  canvas.path(
    `M${round(x - size * 0.14)} ${round(feet)}h${round(size * 0.28)}l${round(size * 0.5)} ${round(size * 1.1)}h${round(-size * 1.1)}z`,
    palette.ink,
    'opacity=".35"',
  );
  place(canvas, random.pick(['man', 'woman', 'walker']), [x, feet], size, palette.ink);
  if (random.maybe(0.6)) {
    for (const side of [-1, 1]) {
      canvas.line(`M${round(x + side * h * 0.21)} 0V${round(h * 0.24)}`, palette.ink, 3);
      canvas.circle(
        x + side * h * 0.21,
        h * 0.26,
        h * 0.1,
        canvas.glow([
          [0, palette.light, 0.65],
          [1, palette.light, 0],
        ]),
      );
      canvas.circle(x + side * h * 0.21, h * 0.26, h * 0.014, palette.light);
    }
  }
};
