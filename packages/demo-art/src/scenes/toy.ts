import { mix } from '../colour.ts';
import { sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/**
 * A paper-cut scene for children: round hills, balloons and kites, a house with its lamp on. On a poster the flying
 * objects are below the name, because letters over stripes cannot be read.
 */
export const toy: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, zenith],
      [0.5, upper],
      [0.8, lower],
    ]),
  );
  sun(canvas, palette, [canvas.focus + h * random.between(-0.14, 0.14), h * 0.32], h * 0.14, 2.6);
  const cloud = (x: number, y: number, s: number) =>
    `M${round(x - 90 * s)} ${round(y)}a${round(30 * s)} ${round(30 * s)} 0 0 1 ${round(34 * s)} ${round(-34 * s)}a${round(46 * s)} ${round(46 * s)} 0 0 1 ${round(82 * s)} ${round(-10 * s)}a${round(32 * s)} ${round(32 * s)} 0 0 1 ${round(52 * s)} ${round(44 * s)}z`;
  canvas.path(
    [0, 1, 2, 3]
      .map((index) =>
        cloud(
          canvas.focus + h * random.between(-0.4, 0.4),
          h * (0.12 + index * 0.11),
          random.between(0.5, 1.1),
        ),
      )
      .join(''),
    mix(low, '#ffffff', 0.5),
    'opacity=".82"',
  );
  const warm = [
    palette.light,
    palette.sun,
    mix(palette.light, zenith, 0.45),
    mix(palette.ink, zenith, 0.4),
  ] as const;
  const balloon = (x: number, y: number, r: number, colour: string, stripe: string) => {
    const of = (value: number) => round(r * value);
    canvas.path(
      `M${round(x - r)} ${round(y)}a${of(1)} ${of(1)} 0 0 1 ${of(2)} 0c0 ${of(0.7)} ${of(-0.6)} ${of(0.9)} ${of(-0.75)} ${of(1.35)}h${of(-0.5)}c${of(-0.15)} ${of(-0.45)} ${of(-0.75)} ${of(-0.65)} ${of(-0.75)} ${of(-1.35)}z`,
      colour,
    );
    canvas.path(
      `M${round(x)} ${round(y - r)}c${of(0.6)} ${of(0.3)} ${of(0.6)} ${of(1.6)} ${of(0.14)} ${of(2.35)}h${of(-0.28)}c${of(-0.46)} ${of(-0.75)} ${of(-0.46)} ${of(-2.05)} ${of(0.14)} ${of(-2.35)}z`,
      stripe,
    );
    canvas.path(
      `M${round(x - r * 0.18)} ${round(y + r * 1.58)}h${of(0.36)}v${of(0.26)}h${of(-0.36)}z`,
      palette.ink,
    );
    canvas.line(
      `M${round(x - r * 0.22)} ${round(y + r * 1.35)}l${of(0.06)} ${of(0.25)}M${round(x + r * 0.22)} ${round(y + r * 1.35)}l${of(-0.06)} ${of(0.25)}`,
      palette.ink,
      2,
    );
  };
  const kite = (x: number, y: number, r: number, colour: string, other: string) => {
    canvas.line(
      `M${round(x)} ${round(y + r)}q${round(-r * 1.2)} ${round(r * 1.5)} ${round(r * 0.4)} ${round(r * 2.6)}t${round(-r)} ${round(r * 2.4)}`,
      palette.ink,
      2.5,
      'opacity=".6"',
    );
    canvas.path(
      `M${round(x)} ${round(y - r)}l${round(r * 0.75)} ${round(r * 0.9)}L${round(x)} ${round(y + r * 1.2)}z`,
      colour,
    );
    canvas.path(
      `M${round(x)} ${round(y - r)}l${round(-r * 0.75)} ${round(r * 0.9)}L${round(x)} ${round(y + r * 1.2)}z`,
      other,
    );
  };
  if (canvas.choose(['balloon', 'kite', 'balloon']) === 'balloon') {
    if (canvas.wide) {
      balloon(canvas.focus - h * 0.08, h * 0.34, h * 0.13, warm[0], warm[1]);
      balloon(canvas.focus + h * 0.2, h * 0.2, h * 0.06, warm[2], warm[0]);
      balloon(canvas.focus + h * 0.15, h * 0.48, h * 0.045, warm[3], warm[1]);
    } else {
      balloon(canvas.focus + h * 0.14, h * 0.54, h * 0.09, warm[0], warm[1]);
      balloon(canvas.focus - h * 0.2, h * 0.5, h * 0.05, warm[2], warm[0]);
      balloon(canvas.focus - h * 0.06, h * 0.56, h * 0.045, warm[3], warm[1]);
    }
  } else {
    kite(canvas.focus + h * 0.04, h * (canvas.wide ? 0.3 : 0.56), h * 0.11, warm[0], warm[2]);
    kite(canvas.focus - h * 0.2, h * (canvas.wide ? 0.2 : 0.5), h * 0.06, warm[1], warm[0]);
  }
  const hill = (y: number, lift: number, x: number, colour: string) =>
    canvas.path(
      `M0 ${round(y)}C${round(w * x * 0.5)} ${round(y - lift)} ${round(w * x)} ${round(y - lift)} ${round(w * 0.7)} ${round(y - lift * 0.2)}S${w} ${round(y - lift * 0.7)} ${w} ${round(y - lift * 0.5)}V${h}H0z`,
      colour,
    );
  hill(
    h * 0.74,
    h * 0.12,
    0.3,
    canvas.fade([
      [0, mix(palette.land, lower, 0.5)],
      [1, palette.land],
    ]),
  );
  hill(
    h * 0.84,
    h * 0.08,
    0.6,
    canvas.fade([
      [0, palette.land],
      [1, mix(palette.land, palette.ink, 0.3)],
    ]),
  );
  const x = canvas.focus - h * 0.05;
  const y = h * 0.83;
  canvas.path(`M${round(x - 62)} ${round(y)}v-66h124v66z`, mix(low, '#ffffff', 0.4));
  canvas.path(
    `M${round(x - 80)} ${round(y - 62)}L${round(x)} ${round(y - 128)} ${round(x + 80)} ${round(y - 62)}z`,
    palette.light,
  );
  canvas.path(
    `M${round(x - 14)} ${round(y)}v-30a14 14 0 0 1 28 0v30zM${round(x - 46)} ${round(y - 46)}h20v20h-20zM${round(x + 26)} ${round(y - 46)}h20v20h-20z`,
    palette.ink,
    'opacity=".8"',
  );
  hill(
    h * 0.93,
    h * 0.09,
    0.4,
    canvas.fade([
      [0, mix(palette.land, palette.ink, 0.4)],
      [1, palette.ink],
    ]),
  );
  for (let tree = 0; tree < 5; tree += 1) {
    place(
      canvas,
      tree % 2 ? 'tree' : 'cypress',
      [
        canvas.focus + h * (tree % 2 ? -1 : 1) * random.between(0.14, 0.34),
        h * random.between(0.88, 0.95),
      ],
      h * random.between(0.12, 0.22),
      mix(palette.land, palette.ink, 0.55),
    );
  }
};
