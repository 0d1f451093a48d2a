import { mix } from '../colour.ts';
import { isNight, layer, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Open sea with the sun or moon at the horizon, its reflection, and a boat or a lighthouse. */
export const sea: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const horizon = h * random.between(0.54, 0.62);
  const [zenith, upper, lower, low] = palette.sky;
  sky(canvas, palette, horizon / h);
  if (isNight(palette)) stars(canvas, palette, 0.42);
  const radius = h * random.between(0.09, 0.16);
  const sunX = canvas.focus + h * random.between(-0.08, 0.08);
  sun(canvas, palette, [sunX, horizon - radius * random.between(-0.2, 1.1)], radius);
  if (random.maybe(0.5)) {
    layer(
      canvas,
      ridgeline(canvas, horizon - h * 0.015, h * 0.035).d,
      mix(low, palette.land, 0.5),
      low,
      0.3,
      0.6,
    );
  }
  canvas.rect(
    0,
    horizon,
    w,
    h - horizon,
    canvas.fade([
      [0, mix(low, palette.land, 0.42)],
      [0.25, mix(lower, palette.land, 0.6)],
      [0.62, mix(upper, palette.ink, 0.35)],
      [1, mix(zenith, palette.ink, 0.7)],
    ]),
  );
  let shine = '';
  let dark = '';
  for (let step = 0; step < 26; step += 1) {
    const t = (step + 0.5) / 26;
    const y = round(horizon + 4 + (h - horizon) * t ** 1.5);
    const reach = radius * (1 - t * 0.25) * random.between(0.35, 1.15);
    const x = sunX + random.between(-0.3, 0.3) * radius;
    shine += `M${round(x - reach)} ${y}h${round(reach * 2)}`;
    const far = random.between(0, w);
    dark += `M${round(far)} ${y + 5}h${round(h * random.between(0.05, 0.22) * (0.4 + t))}`;
  }
  canvas.line(dark, palette.ink, 3, 'opacity=".28" stroke-linecap="round"');
  canvas.line(shine, mix(palette.sun, low, 0.25), 4, 'opacity=".75" stroke-linecap="round"');

  const subject = canvas.choose(['dhow', 'rowing', 'lighthouse', 'dhow']);
  const side = random.pick([-1, 1]);
  if (subject === 'lighthouse') {
    const x = canvas.focus + side * h * 0.16;
    const y = h * 0.8;
    canvas.path(
      `M${round(x - h * 0.3)} ${h}L${round(x - h * 0.2)} ${round(y + 40)} ${round(x - h * 0.1)} ${round(y - 4)} ${round(x + h * 0.08)} ${round(y)} ${round(x + h * 0.16)} ${round(y + 70)} ${round(x + h * 0.3)} ${h}z`,
      palette.ink,
    );
    const lamp = y - h * 0.4;
    canvas.path(
      `M${round(x)} ${round(lamp)}l${round(-side * h * 0.8)} ${round(-h * 0.09)}v${round(h * 0.16)}zM${round(x)} ${round(lamp)}l${round(side * h * 0.5)} ${round(-h * 0.03)}v${round(h * 0.08)}z`,
      palette.light,
      'opacity=".3"',
    );
    place(canvas, 'lighthouse', [x, y], h * 0.44, palette.ink);
    canvas.circle(x, lamp, h * 0.012, palette.light);
  } else {
    const x = canvas.focus + side * h * 0.05;
    const y = horizon + h * 0.17;
    const size = subject === 'dhow' ? h * 0.3 : h * 0.16;
    place(canvas, subject, [x, y], size, palette.ink, { flip: side < 0 });
    canvas.line(
      `M${round(x - size * 0.5)} ${round(y + 6)}h${round(size)}M${round(x - size * 0.35)} ${round(y + 18)}h${round(size * 0.7)}M${round(x - size * 0.2)} ${round(y + 32)}h${round(size * 0.34)}`,
      palette.ink,
      5,
      'opacity=".5" stroke-linecap="round"',
    );
  }
  for (let bird = 0; bird < 4; bird += 1) {
    place(
      canvas,
      'gull',
      [canvas.focus + h * random.between(-0.3, 0.3), h * random.between(0.12, 0.36)],
      h * random.between(0.04, 0.1),
      palette.ink,
      { extra: 'opacity=".7"' },
    );
  }
};
