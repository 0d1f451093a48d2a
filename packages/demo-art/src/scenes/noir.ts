import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Light through a blind, and a face in the shadow. */
export const noir: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, mix(zenith, palette.ink, 0.3)],
      [0.6, mix(zenith, upper, 0.8)],
      [1, palette.ink],
    ]),
  );
  const tilt = random.between(8, 16) * random.pick([-1, 1]);
  const slats = 11;
  const left = canvas.focus - h * 0.36;
  const wide = h * 0.72;
  const bars = Array.from({ length: slats }, (_, index) => {
    const y = round(h * (0.1 + index * 0.052));
    return `M${round(left)} ${y}h${round(wide)}v${round(h * 0.028)}h${round(-wide)}z`;
  }).join('');
  const centre = `${canvas.focus} ${round(h * 0.4)}`;
  canvas.path(
    bars,
    canvas.fade([
      [0, palette.sun],
      [0.5, low],
      [1, lower],
    ]),
    `transform="rotate(${tilt.toFixed(1)} ${centre})" opacity=".92"`,
  );
  canvas.rect(
    left - h * 0.2,
    0,
    h * 1.1,
    h,
    canvas.glow([
      [0, low, 0.34],
      [1, lower, 0],
    ]),
  );
  const size = h * random.between(0.56, 0.64);
  const x = canvas.focus + h * random.between(-0.05, 0.05);
  place(canvas, 'bust', [x, h * 1.01], size * 1.02, palette.ink);
  const rim = Array.from(
    { length: 6 },
    (_, index) =>
      `M${round(x - size * 0.5)} ${round(h * (0.52 + index * 0.075))}h${round(size)}v${round(h * 0.018)}h${round(-size)}z`,
  ).join('');
  canvas.path(rim, low, `opacity=".07" transform="rotate(${tilt.toFixed(1)} ${centre})"`);
  const smoke = `M${round(x + size * 0.16)} ${round(h * 0.6)}c40-60-50-110 0-180s-30-120 20-190`;
  canvas.line(smoke, palette.sun, 9, 'opacity=".14" stroke-linecap="round"');
};
