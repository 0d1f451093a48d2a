import { mix } from '../colour.ts';
import { crescent, isNight, layer, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A Persian garden: cypresses on both sides of a long pool, a pavilion at its end. */
export const garden: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [, upper, lower, low] = palette.sky;
  const x = canvas.focus;
  const line = h * 0.62;
  sky(canvas, palette, 0.62);
  if (isNight(palette)) stars(canvas, palette, 0.45);
  if (isNight(palette) && random.maybe(0.5))
    crescent(canvas, palette, [x + h * 0.1, h * 0.24], h * 0.06);
  else sun(canvas, palette, [x, h * random.between(0.36, 0.44)], h * random.between(0.1, 0.15));
  layer(
    canvas,
    ridgeline(canvas, h * 0.54, h * 0.03).d,
    mix(low, palette.land, 0.5),
    low,
    0.3,
    0.5,
  );
  const wall = mix(palette.land, palette.ink, 0.35);
  const s = h * 0.001;
  const P = (px: number, py: number) => `${round(x + px * s)} ${round(line - py * s)}`;
  canvas.path(
    `M${P(-150, 0)}L${P(-150, 90)} ${P(-62, 90)} ${P(-62, 120)} ${P(-50, 120)}C${P(-50, 165)} ${P(-14, 172)} ${P(0, 200)}C${P(14, 172)} ${P(50, 165)} ${P(50, 120)}L${P(62, 120)} ${P(62, 90)} ${P(150, 90)} ${P(150, 0)}z`,
    wall,
  );
  const gate = (cx: number, half: number, top: number) =>
    `M${P(cx - half, 0)}L${P(cx - half, top - half)}Q${P(cx - half, top - half * 0.3)} ${P(cx, top)}Q${P(cx + half, top - half * 0.3)} ${P(cx + half, top - half)}L${P(cx + half, 0)}z`;
  canvas.path(gate(0, 34, 100) + gate(-100, 20, 66) + gate(100, 20, 66), palette.light);
  canvas.rect(
    0,
    line,
    w,
    h - line,
    canvas.fade([
      [0, mix(palette.land, low, 0.2)],
      [1, palette.ink],
    ]),
  );
  canvas.path(
    `M${round(x - h * 0.05)} ${round(line)}H${round(x + h * 0.05)}L${round(x + h * 0.3)} ${h}H${round(x - h * 0.3)}z`,
    canvas.fade([
      [0, mix(low, palette.sun, 0.4)],
      [0.4, mix(lower, palette.land, 0.25)],
      [1, mix(upper, palette.ink, 0.55)],
    ]),
  );
  canvas.path(
    `M${round(x - h * 0.02)} ${round(line)}H${round(x + h * 0.02)}L${round(x + h * 0.05)} ${h}H${round(x - h * 0.05)}z`,
    canvas.fade([
      [0, palette.sun, 0.8],
      [1, palette.light, 0],
    ]),
  );
  let ripples = '';
  for (let step = 1; step < 9; step += 1) {
    const t = step / 9;
    const reach = h * (0.05 + 0.24 * t) * 0.8;
    ripples += `M${round(x - reach * random.between(0.2, 1))} ${round(line + (h - line) * t ** 1.4)}h${round(reach * random.between(0.5, 1.1))}`;
  }
  canvas.line(ripples, palette.sun, 2, 'opacity=".35"');
  for (let index = 0; index < 6; index += 1) {
    const t = index / 5;
    const away = h * (0.1 + 0.3 * t ** 1.5);
    const base = line + (h - line) * (0.02 + t ** 1.7 * 1.02);
    const tall = h * (0.16 + 0.68 * t ** 1.4);
    const colour = mix(mix(palette.land, low, 0.25 * (1 - t)), palette.ink, 0.2 + 0.75 * t);
    for (const side of [-1, 1])
      place(canvas, 'cypress', [x + side * away, base], tall * random.between(0.92, 1.06), colour);
  }
};
