import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A street seen through a wet window: lights out of focus, drops, and one umbrella. */
export const rain: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, palette.ink],
      [0.45, mix(zenith, upper, 0.5)],
      [0.72, mix(upper, lower, 0.35)],
      [1, palette.ink],
    ]),
  );
  const lamps = [palette.light, low, lower, palette.sun] as const;
  const paints = lamps.map((colour) =>
    canvas.glow([
      [0, colour, 0.55],
      [0.8, colour, 0.38],
      [0.93, colour, 0.55],
      [1, colour, 0],
    ]),
  );
  for (let lamp = 0; lamp < 26; lamp += 1) {
    const near = random.between(0, 1);
    const x = canvas.wide ? random.between(0, w * 0.7) : random.between(0, w);
    const y = h * (0.48 + random.between(-0.32, 0.16) * (0.3 + near));
    canvas.circle(
      x,
      y,
      h * (0.014 + near ** 2 * 0.062),
      paints[lamp % 4] ?? low,
      `opacity="${(0.95 - near * 0.55).toFixed(2)}"`,
    );
  }
  const street = h * 0.7;
  canvas.rect(
    0,
    street,
    w,
    h - street,
    canvas.fade([
      [0, mix(upper, palette.ink, 0.45)],
      [1, palette.ink],
    ]),
  );
  let streaks = '';
  for (let step = 0; step < 16; step += 1) {
    const x = canvas.wide ? random.between(0, w * 0.7) : random.between(0, w);
    const y = street + (h - street) * random.between(0.02, 0.5);
    streaks += `M${round(x)} ${round(y)}v${round(h * random.between(0.05, 0.2))}`;
  }
  canvas.line(
    streaks,
    canvas.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(street)}" x2="0" y2="${h}"><stop stop-color="${palette.light}" stop-opacity=".75"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>`,
    ),
    13,
    'stroke-linecap="round" opacity=".55"',
  );
  const size = h * 0.34;
  canvas.path(
    `M${round(canvas.focus - size * 0.3)} ${round(h * 0.86)}h${round(size * 0.6)}l${round(size * 0.1)} ${round(size * 0.3)}h${round(-size * 0.8)}z`,
    palette.ink,
    'opacity=".5"',
  );
  place(
    canvas,
    'umbrella',
    [canvas.focus + size * 0.06, h * 0.865],
    size,
    mix(palette.ink, lower, 0.12),
  );
  place(canvas, random.pick(['man', 'woman']), [canvas.focus, h * 0.865], size, palette.ink);
  let drops = '';
  for (let drop = 0; drop < 44; drop += 1) {
    const x = random.between(0, w);
    const y = random.between(0, h);
    const r = random.between(1.5, 5);
    drops += `M${round(x)} ${round(y)}q${round(r * 1.4)} ${round(r * 2)} 0 ${round(r * 3)}q${round(-r * 1.4)} ${round(-r)} 0 ${round(-r * 3)}`;
  }
  canvas.path(drops, mix(palette.sun, low, 0.4), 'opacity=".42"');
  let fall = '';
  for (let line = 0; line < 40; line += 1)
    fall += `M${random.integer(0, w)} ${random.integer(0, h)}l-7 ${random.integer(30, 70)}`;
  canvas.line(fall, palette.sun, 1.5, 'opacity=".22"');
};
