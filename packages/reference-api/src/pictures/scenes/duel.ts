import { mix } from '../colour.ts';
import { place } from '../glyphs.ts';
import { round } from '../pen.ts';
import type { Scene } from './scene.ts';

/** Action: the picture is cut by slanted light, and someone runs across the cut. */
export const duel: Scene = (pen, palette) => {
  const { height: h, width: w, chance } = pen;
  const [zenith, upper, lower, low] = palette.sky;
  pen.rect(
    0,
    0,
    w,
    h,
    pen.fade([
      [0, zenith],
      [1, palette.ink],
    ]),
  );
  const side = chance.pick([-1, 1]);
  const x = pen.focus;
  const slab = (from: number, to: number, paint: string, opacity = 1) => {
    const s = side * h * 0.34;
    pen.path(
      `M${round(x + from * h + s)} 0H${round(x + to * h + s)}L${round(x + to * h - s)} ${h}H${round(x + from * h - s)}z`,
      paint,
      `opacity="${opacity}"`,
    );
  };
  slab(
    -0.5,
    -0.25,
    pen.fade([
      [0, upper],
      [1, zenith],
    ]),
    0.8,
  );
  slab(
    -0.2,
    0.2,
    pen.fade([
      [0, mix(low, palette.sun, 0.35)],
      [0.45, low],
      [1, lower],
    ]),
  );
  slab(0.2, 0.25, mix(lower, upper, 0.3));
  slab(
    0.3,
    0.55,
    pen.fade([
      [0, mix(upper, zenith, 0.4)],
      [1, upper],
    ]),
    0.7,
  );
  slab(-0.225, -0.212, palette.light);
  let sparks = '';
  for (let spark = 0; spark < 44; spark += 1) {
    const sx = x + h * chance.between(-0.42, 0.42);
    const sy = h * chance.between(0.06, 0.9);
    const length = chance.between(6, 34);
    sparks += `M${round(sx)} ${round(sy)}l${round(side * length * 0.66)} ${round(-length)}`;
  }
  pen.line(sparks, palette.sun, 2.5, 'opacity=".6" stroke-linecap="round"');
  const ground = h * 0.82;
  let d = `M0 ${round(ground + 10)}`;
  for (let px = 0; px <= w + 60; px += 60) d += `L${px} ${round(ground + chance.between(-14, 16))}`;
  pen.path(`${d}V${h}H0z`, palette.ink);
  place(
    pen,
    chance.pick(['walker', 'man', 'woman', 'walker']),
    [x, ground + 6],
    h * 0.36,
    palette.ink,
    {
      flip: side < 0,
    },
  );
};
