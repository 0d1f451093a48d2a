import { mix } from '../colour.ts';
import { mist } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Tree trunks that fade into fog, with shafts of light and a lantern. */
export const forest: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, mix(upper, zenith, 0.4)],
      [0.5, lower],
      [0.76, mix(lower, low, 0.7)],
      [1, upper],
    ]),
  );
  canvas.circle(
    canvas.focus,
    h * 0.5,
    h * 0.52,
    canvas.glow([
      [0, palette.sun, 0.75],
      [0.4, low, 0.3],
      [1, low, 0],
    ]),
  );
  for (let row = 0; row < 4; row += 1) {
    const share = row / 3;
    const colour = mix(
      mix(lower, palette.land, 0.2 + share * 0.8),
      palette.ink,
      share ** 1.5 * 0.95,
    );
    const base = h * (0.7 + share * 0.16);
    let d = '';
    const gap = h * (0.055 + share * 0.12);
    for (let x = random.between(-gap, 0); x < w + gap; x += gap * random.between(0.6, 1.4)) {
      const half = h * (0.006 + share ** 1.6 * 0.026) * random.between(0.7, 1.2);
      if (row > 1 && Math.abs(x - canvas.focus) < h * (0.08 + share * 0.07)) continue;
      const lean = random.between(-14, 14) * (1 + share);
      d += `M${round(x - half * 1.5)} ${round(base)}L${round(x - half + lean)} 0h${round(half * 2)}L${round(x + half * 1.7)} ${round(base)}z`;
      if (random.maybe(0.5)) {
        const y = h * random.between(0.15, 0.5);
        const reach = gap * random.between(0.3, 0.8) * random.pick([-1, 1]);
        d += `M${round(x)} ${round(y)}l${round(reach)} ${round(-gap * 0.5)} 2 4L${round(x)} ${round(y + half * 1.3)}z`;
      }
    }
    canvas.path(
      `${d}M0 ${round(base - 2)}Q${round(w / 2)} ${round(base - h * 0.03)} ${w} ${round(base)}V${h}H0z`,
      colour,
    );
    mist(canvas, low, base - h * 0.14, h * 0.2, 0.5 * (1 - share));
    if (row === 2) {
      const x = canvas.focus;
      place(
        canvas,
        random.pick(['man', 'woman', 'walker']),
        [x, base + h * 0.02],
        h * 0.13,
        palette.ink,
      );
      const lamp = [x + h * 0.03, base - h * 0.045] as const;
      canvas.circle(
        lamp[0],
        lamp[1],
        h * 0.13,
        canvas.glow([
          [0, palette.light, 0.75],
          [0.25, palette.light, 0.3],
          [1, palette.light, 0],
        ]),
      );
      canvas.circle(lamp[0], lamp[1], h * 0.009, palette.sun);
    }
  }
  const shafts = [0, 1, 2].map((index) => {
    const x = canvas.focus + h * (-0.3 + index * 0.2);
    return `M${round(x)} 0h${round(h * 0.05)}l${round(h * 0.22)} ${round(h * 0.8)}h${round(-h * 0.14)}z`;
  });
  canvas.path(
    shafts.join(''),
    canvas.fade([
      [0, palette.sun, 0.5],
      [1, palette.sun, 0],
    ]),
    'opacity=".4"',
  );
};
