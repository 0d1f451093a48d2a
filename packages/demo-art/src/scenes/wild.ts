import { mix } from '../colour.ts';
import { isNight, layer, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A wetland at dawn: reeds, still water and a flock of birds. */
export const wild: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [, upper, lower, low] = palette.sky;
  const line = h * 0.64;
  sky(canvas, palette, 0.64);
  if (isNight(palette)) stars(canvas, palette, 0.3, 24);
  sun(
    canvas,
    palette,
    [canvas.focus + h * random.between(-0.1, 0.1), h * random.between(0.4, 0.52)],
    h * random.between(0.1, 0.15),
  );
  layer(
    canvas,
    ridgeline(canvas, h * 0.57, h * 0.035).d,
    mix(low, palette.land, 0.45),
    low,
    0.3,
    0.5,
  );
  layer(
    canvas,
    ridgeline(canvas, h * 0.62, h * 0.015).d,
    mix(low, palette.land, 0.8),
    low,
    0.2,
    0.4,
  );
  canvas.rect(
    0,
    line,
    w,
    h - line,
    canvas.fade([
      [0, mix(low, palette.sun, 0.25)],
      [0.3, mix(lower, palette.land, 0.3)],
      [1, mix(upper, palette.ink, 0.7)],
    ]),
  );
  mist(canvas, palette.sun, line - h * 0.05, h * 0.1, 0.4);
  let birds = '';
  const side = random.pick([-1, 1]);
  const bird = (x: number, y: number, s: number) => {
    birds += `M${round(x - s)} ${round(y - s * 0.35)}q${round(s * 0.6)} ${round(-s * 0.3)} ${round(s)} ${round(s * 0.35)}q${round(s * 0.4)} ${round(-s * 0.65)} ${round(s)} ${round(-s * 0.35)}q${round(-s * 0.6)} ${round(-s * 0.05)} ${round(-s)} ${round(s * 0.6)}q${round(-s * 0.4)} ${round(-s * 0.65)} ${round(-s)} ${round(-s * 0.6)}z`;
  };
  for (let index = 0; index < 9; index += 1) {
    const arm = index % 2 ? 1 : -1;
    const rank = Math.ceil(index / 2);
    bird(
      canvas.focus + side * (h * 0.13 - rank * h * 0.062),
      h * 0.24 + arm * rank * h * 0.034 - rank * 6,
      h * 0.03 * (1 - rank * 0.1) + random.between(0, 5),
    );
  }
  canvas.path(birds, palette.ink, 'opacity=".85"');
  let ripples = '';
  for (let step = 0; step < 14; step += 1) {
    const y = line + (h - line) * ((step + 1) / 15) ** 1.3;
    ripples += `M${round(canvas.focus + h * random.between(-0.3, 0.16))} ${round(y)}h${round(h * random.between(0.04, 0.2))}`;
  }
  canvas.line(ripples, palette.sun, 3, 'opacity=".5" stroke-linecap="round"');
  let reeds = '';
  let heads = '';
  for (let reed = 0; reed < 30; reed += 1) {
    const x =
      reed % 2 ? random.between(0, w * 0.3) : random.between(w * (canvas.wide ? 0.5 : 0.68), w);
    const tall = h * random.between(0.1, 0.36);
    const lean = random.between(-40, 40);
    reeds += `M${round(x)} ${h}q0 ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
    if (random.maybe(0.45))
      heads += `M${round(x + lean)} ${round(h - tall)}l${round(lean * 0.12)} -26`;
  }
  canvas.line(reeds, palette.ink, 4, 'stroke-linecap="round"');
  canvas.line(heads, palette.ink, 10, 'stroke-linecap="round"');
  place(
    canvas,
    'rowing',
    [canvas.focus - side * h * 0.06, line + h * 0.11],
    h * 0.13,
    palette.ink,
    {
      flip: side < 0,
    },
  );
};
