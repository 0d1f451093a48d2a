import { mix } from '../colour.ts';
import { layer, ridgeline, stars } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A ringed planet over a strange horizon. */
export const space: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, palette.ink],
      [0.5, zenith],
      [0.8, upper],
      [1, lower],
    ]),
  );
  for (const [dx, dy, r, colour] of [
    [-0.2, 0.2, 0.5, upper],
    [0.24, 0.5, 0.6, lower],
    [0, 0.75, 0.55, low],
  ] as const) {
    canvas.circle(
      canvas.focus + h * dx,
      h * dy,
      h * r,
      canvas.glow([
        [0, colour, 0.5],
        [0.5, colour, 0.2],
        [1, colour, 0],
      ]),
    );
  }
  stars(canvas, palette, 0.8, 80);
  const x = canvas.focus + h * random.between(-0.06, 0.06);
  const y = h * 0.36;
  const r = h * random.between(0.15, 0.21);
  const turn = random.integer(-28, -10);
  const ring = (sweep: number) =>
    `M${round(x - r * 1.85)} ${round(y)}A${round(r * 1.85)} ${round(r * 0.42)} 0 0 ${sweep} ${round(x + r * 1.85)} ${round(y)}`;
  const tilt = `transform="rotate(${turn} ${round(x)} ${round(y)})"`;
  const dust = mix(palette.sun, low, 0.4);
  const ringed = random.maybe(0.65);
  canvas.circle(
    x,
    y,
    r * 1.9,
    canvas.glow([
      [0, low, 0.55],
      [1, low, 0],
    ]),
  );
  if (ringed) canvas.line(ring(1), dust, 12, `${tilt} opacity=".55"`);
  canvas.circle(
    x,
    y,
    r,
    canvas.glow(
      [
        [0, mix(palette.sun, low, 0.5)],
        [0.4, low],
        [0.72, lower],
        [1, zenith],
      ],
      [0.3, 0.28],
    ),
  );
  canvas.line(
    `M${round(x - r * 0.9)} ${round(y - r * 0.2)}q${round(r * 0.9)} ${round(r * 0.3)} ${round(r * 1.8)} 0M${round(x - r * 0.92)} ${round(y + r * 0.25)}q${round(r * 0.9)} ${round(r * 0.35)} ${round(r * 1.84)} 0`,
    palette.sun,
    r * 0.09,
    `opacity=".2" ${tilt}`,
  );
  if (ringed) canvas.line(ring(0), dust, 12, `${tilt} opacity=".95"`);
  canvas.circle(x + h * 0.2, y - h * 0.21, h * 0.022, mix(palette.sun, lower, 0.2));
  layer(
    canvas,
    ridgeline(canvas, h * 0.76, h * 0.07).d,
    mix(lower, palette.land, 0.6),
    low,
    0.5,
    0.4,
  );
  const near = ridgeline(canvas, h * 0.86, h * 0.03, { steps: 8 });
  canvas.path(near.d, palette.ink);
  place(canvas, 'man', [canvas.focus, near.at(canvas.focus) + 4], h * 0.085, palette.ink);
};
