import { mix } from '../colour.ts';
import { place } from '../glyphs.ts';
import { round } from '../pen.ts';
import type { Scene } from './scene.ts';

/** A street seen through a wet window: lights out of focus, drops, and one umbrella. */
export const rain: Scene = (pen, palette) => {
  const { height: h, width: w, chance } = pen;
  const [zenith, upper, lower, low] = palette.sky;
  pen.rect(
    0,
    0,
    w,
    h,
    pen.fade([
      [0, palette.ink],
      [0.45, mix(zenith, upper, 0.5)],
      [0.72, mix(upper, lower, 0.35)],
      [1, palette.ink],
    ]),
  );
  const lamps = [palette.light, low, lower, palette.sun] as const;
  const paints = lamps.map((colour) =>
    pen.glow([
      [0, colour, 0.55],
      [0.8, colour, 0.38],
      [0.93, colour, 0.55],
      [1, colour, 0],
    ]),
  );
  for (let lamp = 0; lamp < 26; lamp += 1) {
    const near = chance.between(0, 1);
    const x = pen.wide ? chance.between(0, w * 0.7) : chance.between(0, w);
    const y = h * (0.48 + chance.between(-0.32, 0.16) * (0.3 + near));
    pen.circle(
      x,
      y,
      h * (0.014 + near ** 2 * 0.062),
      paints[lamp % 4] ?? low,
      `opacity="${(0.95 - near * 0.55).toFixed(2)}"`,
    );
  }
  const street = h * 0.7;
  pen.rect(
    0,
    street,
    w,
    h - street,
    pen.fade([
      [0, mix(upper, palette.ink, 0.45)],
      [1, palette.ink],
    ]),
  );
  let streaks = '';
  for (let step = 0; step < 16; step += 1) {
    const x = pen.wide ? chance.between(0, w * 0.7) : chance.between(0, w);
    const y = street + (h - street) * chance.between(0.02, 0.5);
    streaks += `M${round(x)} ${round(y)}v${round(h * chance.between(0.05, 0.2))}`;
  }
  pen.line(
    streaks,
    pen.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(street)}" x2="0" y2="${h}"><stop stop-color="${palette.light}" stop-opacity=".75"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>`,
    ),
    13,
    'stroke-linecap="round" opacity=".55"',
  );
  const size = h * 0.34;
  pen.path(
    `M${round(pen.focus - size * 0.3)} ${round(h * 0.86)}h${round(size * 0.6)}l${round(size * 0.1)} ${round(size * 0.3)}h${round(-size * 0.8)}z`,
    palette.ink,
    'opacity=".5"',
  );
  place(pen, 'umbrella', [pen.focus + size * 0.06, h * 0.865], size, mix(palette.ink, lower, 0.12));
  place(pen, chance.pick(['man', 'woman']), [pen.focus, h * 0.865], size, palette.ink);
  let drops = '';
  for (let drop = 0; drop < 44; drop += 1) {
    const x = chance.between(0, w);
    const y = chance.between(0, h);
    const r = chance.between(1.5, 5);
    drops += `M${round(x)} ${round(y)}q${round(r * 1.4)} ${round(r * 2)} 0 ${round(r * 3)}q${round(-r * 1.4)} ${round(-r)} 0 ${round(-r * 3)}`;
  }
  pen.path(drops, mix(palette.sun, low, 0.4), 'opacity=".42"');
  let fall = '';
  for (let line = 0; line < 40; line += 1)
    fall += `M${chance.whole(0, w)} ${chance.whole(0, h)}l-7 ${chance.whole(30, 70)}`;
  pen.line(fall, palette.sun, 1.5, 'opacity=".22"');
};
