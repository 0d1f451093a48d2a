import { mix } from '../colour.ts';
import { type Glyph, place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A comedy poster: rays, a disc, and one oversized object. */
export const rays: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const x = canvas.focus;
  const y = h * 0.46;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, upper],
      [1, zenith],
    ]),
  );
  const count = random.pick([12, 14, 18]);
  const reach = h * 1.7;
  let d = '';
  for (let ray = 0; ray < count; ray += 1) {
    const a = (Math.PI * 2 * ray) / count;
    const b = a + Math.PI / count;
    d += `M${x} ${round(y)}L${round(x + Math.cos(a) * reach)} ${round(y + Math.sin(a) * reach)} ${round(x + Math.cos(b) * reach)} ${round(y + Math.sin(b) * reach)}z`;
  }
  canvas.path(d, lower, 'opacity=".7"');
  canvas.circle(x, y, h * 0.3, mix(low, palette.sun, 0.15));
  canvas.circle(
    x,
    y,
    h * 0.265,
    'none',
    `stroke="${palette.light}" stroke-width="${round(h * 0.012)}"`,
  );
  const ground = h * 0.74;
  canvas.path(
    `M0 ${round(ground)}Q${x} ${round(ground - h * 0.05)} ${w} ${round(ground)}V${h}H0z`,
    canvas.fade([
      [0, palette.land],
      [1, palette.ink],
    ]),
  );
  const subject: Glyph = canvas.choose([
    'glass',
    'bicycle',
    'umbrella',
    'car',
    'setar',
    'fish',
    'hoopoe',
  ]);
  const sizes: Partial<Record<Glyph, readonly [size: number, lift: number]>> = {
    glass: [0.62, 0],
    bicycle: [0.62, 0],
    umbrella: [0.4, 0],
    car: [0.52, 0],
    setar: [0.56, 0],
    fish: [0.5, 0.28],
    hoopoe: [0.5, 0.2],
  };
  const [size, lift] = sizes[subject] ?? [0.5, 0];
  canvas.add(
    `<ellipse cx="${x}" cy="${round(ground - h * 0.015)}" rx="${round(h * size * 0.36)}" ry="${round(h * 0.014)}" fill="${palette.ink}" fill-opacity=".4"/>`,
  );
  place(canvas, subject, [x, ground - h * 0.018 - h * lift], h * size, palette.ink);
  if (subject === 'umbrella')
    place(canvas, 'man', [x - h * 0.025, ground - h * 0.018], h * 0.4, palette.ink);
  if (subject === 'glass') {
    place(canvas, 'tea', [x, ground - h * 0.018], h * size, palette.light);
  }
};
