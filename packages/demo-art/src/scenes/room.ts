import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A quiet room: light from a window on the wall and the floor, and one object. */
export const room: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const floor = h * 0.74;
  canvas.rect(
    0,
    0,
    w,
    floor,
    canvas.fade([
      [0, mix(zenith, palette.ink, 0.35)],
      [1, mix(upper, zenith, 0.3)],
    ]),
  );
  canvas.rect(
    0,
    floor,
    w,
    h - floor,
    canvas.fade([
      [0, mix(zenith, upper, 0.35)],
      [1, palette.ink],
    ]),
  );
  canvas.rect(0, floor - 12, w, 12, mix(zenith, palette.ink, 0.5));
  const lean = random.pick([-1, 1]) * h * 0.12;
  const x = canvas.focus;
  const paneW = h * 0.14;
  const paneH = h * 0.17;
  const panes: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = -1; column <= 1; column += 2) {
      const top = h * 0.12 + row * (paneH + 10);
      const shift = (y: number) => (lean * (y - h * 0.12)) / (h * 0.56);
      const left = x + (column < 0 ? -paneW - 5 : 5);
      panes.push(
        `M${round(left + shift(top))} ${round(top)}h${round(paneW)}L${round(left + paneW + shift(top + paneH))} ${round(top + paneH)}h${round(-paneW)}z`,
      );
    }
  }
  const light = canvas.fade([
    [0, mix(low, palette.sun, 0.55)],
    [0.6, low],
    [1, mix(lower, low, 0.5)],
  ]);
  canvas.circle(
    x,
    h * 0.4,
    h * 0.5,
    canvas.glow([
      [0, low, 0.5],
      [0.6, lower, 0.16],
      [1, lower, 0],
    ]),
  );
  canvas.path(panes.join(''), light, 'opacity=".95"');
  canvas.path(
    `M${round(x + lean - h * 0.12)} ${round(floor)}h${round(h * 0.28)}l${round(lean * 0.9)} ${round(h * 0.22)}h${round(-h * 0.34)}z`,
    canvas.fade([
      [0, low, 0.75],
      [1, lower, 0],
    ]),
  );
  const subject = canvas.choose(['chair', 'glass', 'woman', 'man', 'setar']);
  if (subject === 'glass') {
    const top = h * 0.7;
    canvas.path(
      `M${round(x - h * 0.3)} ${round(top)}H${round(x + h * 0.3)}v${round(h * 0.022)}h${round(-h * 0.03)}V${h}h${round(-h * 0.024)}V${round(top + h * 0.022)}H${round(x - h * 0.246)}V${h}h${round(-h * 0.024)}V${round(top + h * 0.022)}H${round(x - h * 0.3)}z`,
      palette.ink,
    );
    place(canvas, 'glass', [x, top], h * 0.22, palette.ink);
    place(canvas, 'tea', [x, top], h * 0.22, mix(palette.light, upper, 0.3));
    canvas.line(
      `M${round(x - 8)} ${round(top - h * 0.15)}c-24-40 22-60 0-100M${round(x + 14)} ${round(top - h * 0.15)}c-20-34 20-50 0-84`,
      palette.sun,
      5,
      'opacity=".35" stroke-linecap="round"',
    );
  } else {
    const size = h * { chair: 0.46, woman: 0.36, man: 0.38, setar: 0.44 }[subject];
    const feet = h * 0.85;
    canvas.path(
      `M${round(x - size * 0.12)} ${round(feet)}h${round(size * 0.24)}l${round(lean * 1.6)} ${round(h * 0.15)}h${round(-size * 0.34)}z`,
      palette.ink,
      'opacity=".55"',
    );
    place(canvas, subject, [x, feet], size, palette.ink);
  }
};
