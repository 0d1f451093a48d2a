import { mix } from '../colour.ts';
import { isNight, layer, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A road to the horizon with poles beside it, and an old car or a rider on it. */
export const road: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const horizon = h * 0.56;
  const x = canvas.focus;
  sky(canvas, palette, 0.56);
  if (isNight(palette)) stars(canvas, palette, 0.36);
  const bend = h * random.between(-0.05, 0.05);
  sun(
    canvas,
    palette,
    [x + bend, horizon - h * random.between(0.02, 0.1)],
    h * random.between(0.1, 0.16),
  );
  layer(
    canvas,
    ridgeline(canvas, horizon - h * 0.03, h * 0.05).d,
    mix(low, palette.land, 0.6),
    low,
    0.25,
    0.4,
  );
  const plain = mix(palette.land, lower, 0.25);
  canvas.rect(
    0,
    horizon,
    w,
    h - horizon,
    canvas.fade([
      [0, mix(plain, low, 0.4)],
      [0.3, plain],
      [1, mix(plain, palette.ink, 0.75)],
    ]),
  );
  mist(canvas, low, horizon - h * 0.06, h * 0.12, 0.5);
  canvas.path(
    `M${round(x + bend - 4)} ${round(horizon)}h8L${round(x + h * 0.44)} ${h}H${round(x - h * 0.44)}z`,
    canvas.fade([
      [0, mix(low, zenith, 0.5)],
      [0.3, mix(zenith, upper, 0.3)],
      [1, palette.ink],
    ]),
  );
  let dashes = '';
  for (let index = 0; index < 8; index += 1) {
    const t = (index / 8) ** 1.9;
    const t2 = ((index + 0.45) / 8) ** 1.9;
    const at = (s: number) =>
      [x + bend * (1 - s), horizon + (h - horizon) * s, 1 + s * 13] as const;
    const [x1, y1, w1] = at(t);
    const [x2, y2, w2] = at(t2);
    dashes += `M${round(x1 - w1)} ${round(y1)}h${round(w1 * 2)}L${round(x2 + w2)} ${round(y2)}h${round(-w2 * 2)}z`;
  }
  canvas.path(dashes, palette.light, 'opacity=".85"');
  const side = random.pick([-1, 1]);
  let poles = '';
  let wires = `M${round(x + bend)} ${round(horizon)}`;
  for (let index = 5; index >= 0; index -= 1) {
    const s = 0.045 / (0.045 + index * 0.16);
    const px = x + bend + side * h * 0.62 * s;
    const base = horizon + (h - horizon) * s * 0.7;
    const tall = h * 0.62 * s;
    poles += `M${round(px)} ${round(base)}v${round(-tall)}m${round(-tall * 0.12)} ${round(tall * 0.08)}h${round(tall * 0.24)}`;
    wires += `Q${round(px - side * tall * 0.16)} ${round(base - tall * 0.72)} ${round(px)} ${round(base - tall * 0.92)}`;
  }
  canvas.line(poles, palette.ink, 4);
  canvas.line(wires, palette.ink, 1.6, 'opacity=".8"');
  const subject = canvas.choose(['car', 'car', 'walker']);
  const y = h * 0.79;
  const size = h * { car: 0.26, walker: 0.2 }[subject];
  const at = x - h * 0.03;
  canvas.add(
    `<ellipse cx="${round(at)}" cy="${round(y + 4)}" rx="${round(size * 0.7)}" ry="9" fill="${palette.ink}" fill-opacity=".6"/>`,
  );
  place(canvas, subject, [at, y], size, palette.ink, { flip: side > 0 });
  if (subject === 'car') {
    const lamp = at - side * size * 0.58;
    canvas.path(
      `M${round(lamp)} ${round(y - size * 0.17)}l${round(-side * h * 0.4)} ${round(-h * 0.05)}v${round(h * 0.14)}z`,
      canvas.fade(
        [
          [0, palette.light, side > 0 ? 0 : 0.7],
          [1, palette.light, side > 0 ? 0.7 : 0],
        ],
        true,
      ),
    );
  }
};
