import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** An action scene: slanted light cuts the picture, and a person runs across the cut. */
export const duel: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, zenith],
      [1, palette.ink],
    ]),
  );
  const side = random.pick([-1, 1]);
  const x = canvas.focus;
  const slab = (from: number, to: number, paint: string, opacity = 1) => {
    const s = side * h * 0.34;
    canvas.path(
      `M${round(x + from * h + s)} 0H${round(x + to * h + s)}L${round(x + to * h - s)} ${h}H${round(x + from * h - s)}z`,
      paint,
      `opacity="${opacity}"`,
    );
  };
  slab(
    -0.5,
    -0.25,
    canvas.fade([
      [0, upper],
      [1, zenith],
    ]),
    0.8,
  );
  slab(
    -0.2,
    0.2,
    canvas.fade([
      [0, mix(low, palette.sun, 0.35)],
      [0.45, low],
      [1, lower],
    ]),
  );
  slab(0.2, 0.25, mix(lower, upper, 0.3));
  slab(
    0.3,
    0.55,
    canvas.fade([
      [0, mix(upper, zenith, 0.4)],
      [1, upper],
    ]),
    0.7,
  );
  slab(-0.225, -0.212, palette.light);
  let sparks = '';
  for (let spark = 0; spark < 44; spark += 1) {
    const sx = x + h * random.between(-0.42, 0.42);
    const sy = h * random.between(0.06, 0.9);
    const length = random.between(6, 34);
    sparks += `M${round(sx)} ${round(sy)}l${round(side * length * 0.66)} ${round(-length)}`;
  }
  canvas.line(sparks, palette.sun, 2.5, 'opacity=".6" stroke-linecap="round"');
  const ground = h * 0.82;
  let d = `M0 ${round(ground + 10)}`;
  for (let px = 0; px <= w + 60; px += 60) d += `L${px} ${round(ground + random.between(-14, 16))}`;
  canvas.path(`${d}V${h}H0z`, palette.ink);
  place(
    canvas,
    random.pick(['walker', 'man', 'woman', 'walker']),
    [x, ground + 6],
    h * 0.36,
    palette.ink,
    {
      flip: side < 0,
    },
  );
};
