import { mix } from '../colour.ts';
import { place } from '../glyphs.ts';
import { isNight, layer, mist, ridgeline, sky, stars, sun } from '../land.ts';
import { round } from '../pen.ts';
import type { Scene } from './scene.ts';

/** A wetland at first light: reeds, still water, a flock on its way. */
export const wild: Scene = (pen, palette) => {
  const { height: h, width: w, chance } = pen;
  const [, upper, lower, low] = palette.sky;
  const line = h * 0.64;
  sky(pen, palette, 0.64);
  if (isNight(palette)) stars(pen, palette, 0.3, 24);
  sun(
    pen,
    palette,
    [pen.focus + h * chance.between(-0.1, 0.1), h * chance.between(0.4, 0.52)],
    h * chance.between(0.1, 0.15),
  );
  layer(pen, ridgeline(pen, h * 0.57, h * 0.035).d, mix(low, palette.land, 0.45), low, 0.3, 0.5);
  layer(pen, ridgeline(pen, h * 0.62, h * 0.015).d, mix(low, palette.land, 0.8), low, 0.2, 0.4);
  pen.rect(
    0,
    line,
    w,
    h - line,
    pen.fade([
      [0, mix(low, palette.sun, 0.25)],
      [0.3, mix(lower, palette.land, 0.3)],
      [1, mix(upper, palette.ink, 0.7)],
    ]),
  );
  mist(pen, palette.sun, line - h * 0.05, h * 0.1, 0.4);
  let birds = '';
  const side = chance.pick([-1, 1]);
  const bird = (x: number, y: number, s: number) => {
    birds += `M${round(x - s)} ${round(y - s * 0.35)}q${round(s * 0.6)} ${round(-s * 0.3)} ${round(s)} ${round(s * 0.35)}q${round(s * 0.4)} ${round(-s * 0.65)} ${round(s)} ${round(-s * 0.35)}q${round(-s * 0.6)} ${round(-s * 0.05)} ${round(-s)} ${round(s * 0.6)}q${round(-s * 0.4)} ${round(-s * 0.65)} ${round(-s)} ${round(-s * 0.6)}z`;
  };
  for (let index = 0; index < 9; index += 1) {
    const arm = index % 2 ? 1 : -1;
    const rank = Math.ceil(index / 2);
    bird(
      pen.focus + side * (h * 0.13 - rank * h * 0.062),
      h * 0.24 + arm * rank * h * 0.034 - rank * 6,
      h * 0.03 * (1 - rank * 0.1) + chance.between(0, 5),
    );
  }
  pen.path(birds, palette.ink, 'opacity=".85"');
  let ripples = '';
  for (let step = 0; step < 14; step += 1) {
    const y = line + (h - line) * ((step + 1) / 15) ** 1.3;
    ripples += `M${round(pen.focus + h * chance.between(-0.3, 0.16))} ${round(y)}h${round(h * chance.between(0.04, 0.2))}`;
  }
  pen.line(ripples, palette.sun, 3, 'opacity=".5" stroke-linecap="round"');
  let reeds = '';
  let heads = '';
  for (let reed = 0; reed < 30; reed += 1) {
    const x =
      reed % 2 ? chance.between(0, w * 0.3) : chance.between(w * (pen.wide ? 0.5 : 0.68), w);
    const tall = h * chance.between(0.1, 0.36);
    const lean = chance.between(-40, 40);
    reeds += `M${round(x)} ${h}q0 ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
    if (chance.maybe(0.45))
      heads += `M${round(x + lean)} ${round(h - tall)}l${round(lean * 0.12)} -26`;
  }
  pen.line(reeds, palette.ink, 4, 'stroke-linecap="round"');
  pen.line(heads, palette.ink, 10, 'stroke-linecap="round"');
  place(pen, 'rowing', [pen.focus - side * h * 0.06, line + h * 0.11], h * 0.13, palette.ink, {
    flip: side < 0,
  });
};
