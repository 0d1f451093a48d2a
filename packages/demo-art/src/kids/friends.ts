import { kidsSettings } from '@parde/demo-catalogue';
import { type Colour, mix } from '../colour.ts';
import { d, times, wash } from '../drawing/shapes.ts';
import type { Palette } from '../palettes.ts';
import type { Scene } from '../scenes/scene.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import { type FigureName, figureOf, headOf, type Look } from './figures.ts';
import * as props from './shapes.ts';

type Pal = { name: FigureName; look: Look; x: number; y: number; scale: number };

type Setting = (canvas: SvgCanvas, palette: Palette, pals: readonly Pal[]) => void;

const white = '#ffffff';

function put(canvas: SvgCanvas, pals: readonly Pal[], worn: Partial<Look> = {}): void {
  // The main figure is in front of the others.
  for (const { name, look, x, y, scale } of pals.toReversed()) {
    const markup = figureOf(name, { ...look, ...worn });
    add(canvas, markup, x, y, scale, canvas.random.integer(-4, 4));
  }
}

function add(canvas: SvgCanvas, markup: string, ...place: Parameters<typeof props.at>): void {
  canvas.add(`<g ${props.at(...place)}>${markup}</g>`);
}

/** Adds copies at random places of a band. */
function scatter(
  canvas: SvgCanvas,
  count: number,
  [top, end]: readonly [number, number],
  draw: (index: number) => string,
): void {
  const { random, width, height } = canvas;
  for (let index = 0; index < count * (canvas.wide ? 2 : 1); index += 1) {
    const [x, y] = [random.between(0.02, 0.98), random.between(top, end)];
    add(canvas, draw(index), width * x, height * y, random.between(0.6, 1.2));
  }
}

const puff =
  '<path fill="#fff" fill-opacity=".85" d="M-90 20a34 34 0 0 1 14-64 52 52 0 0 1 96-14 40 40 0 0 1 62 28 26 26 0 0 1 0 50z"/>';

/** The sky of a fine day. The sun is on the given share of the width. */
function day(canvas: SvgCanvas, { sun }: Palette, share: number): void {
  const { width: w, height: h, wide } = canvas;
  const [y, r] = wide ? [h * 0.18, 88] : [h * 0.4, 56];
  canvas.circle(w * share, y, r * 1.6, sun, 'opacity=".3"');
  canvas.circle(w * share, y, r, sun);
  scatter(canvas, 2, [0.12, 0.44], () => puff);
}

function hill(canvas: SvgCanvas, y: number, lift: number, lean: number, colour: string): void {
  const { width: w, height: h } = canvas;
  const [low, high] = [h * y, h * (y - lift)];
  canvas.path(
    d`M0 ${low}C${w * lean * 0.5} ${high} ${w * lean} ${high} ${w * 0.7} ${low - h * lift * 0.2}S${w} ${low - h * lift * 0.7} ${w} ${low - h * lift * 0.5}V${h}H0z`,
    colour,
  );
}

/** Trees along a ridge, with the middle free. */
function trees(canvas: SvgCanvas, markup: string): void {
  const { width, height, random } = canvas;
  for (const share of [0.04, 0.18, 0.82, 0.96]) {
    const y = height * random.between(0.7, 0.76);
    add(canvas, markup, width * share, y, random.between(0.7, 1.2));
  }
}

const bright = ({ light }: Palette) => [light, '#ffce3a', '#5b9dff', '#ff7fa3', '#9b7bf0'] as const;
const oneOf = (palette: Palette, index: number): Colour => bright(palette)[index % 5] ?? white;

const rainbow = ['#ff8fa3', '#ffb86b', '#ffe27a', '#a5e08a', '#8ecbff'];

const picnic: Setting = (canvas, palette, pals) => {
  const { height: h, width: w, wide } = canvas;
  for (const [index, colour] of rainbow.entries()) {
    const radius = (wide ? 620 : 430) - index * 26;
    canvas.circle(
      w * (wide ? 0.62 : 0.5),
      h * 0.82,
      radius,
      'none',
      `stroke="${colour}" stroke-width="27" opacity=".6"`,
    );
  }
  day(canvas, palette, 0.87);
  hill(canvas, 0.74, 0.14, 0.3, mix(palette.land, white, 0.35));
  trees(canvas, props.tree(mix(palette.land, '#3f9a6a', 0.4)));
  hill(canvas, 0.84, 0.09, 0.6, palette.land);
  put(canvas, pals);
  hill(canvas, 0.985, 0.03, 0.4, mix(palette.land, '#2f8a5a', 0.3));
  scatter(canvas, 6, [0.9, 0.97], (index) => props.flower(oneOf(palette, index)));
};

function wave(canvas: SvgCanvas, y: number, length: number, colour: string): void {
  const { width, height, random } = canvas;
  const [from, top] = [-random.between(0, length), height * y];
  const crests = times(
    Math.ceil(width / length) + 1,
    () => `q${length / 4}-30 ${length / 2} 0t${length / 2} 0`,
  );
  canvas.path(d`M${from} ${top}` + crests + d`V${height}H${from}z`, colour);
}

const splash: Setting = (canvas, palette, pals) => {
  const water = mix(palette.sky[0], '#22a7e0', 0.7);
  day(canvas, palette, canvas.wide ? 0.87 : 0.2);
  wave(canvas, 0.64, 172, mix(water, white, 0.45));
  wave(canvas, 0.72, 212, mix(water, white, 0.2));
  put(canvas, pals, { arms: 'cheer' });
  for (const [index, { name, x, y, scale }] of pals.entries()) {
    if (name !== 'whale')
      add(canvas, props.swimRing(oneOf(palette, index + 2)), x, y - 76 * scale, scale);
  }
  wave(canvas, 0.89, 192, water);
  wave(canvas, 0.95, 152, mix(water, '#1a6fc4', 0.35));
  scatter(canvas, 11, [0.5, 0.88], () => '<circle r="9" fill="#fff" fill-opacity=".85"/>');
};

const bedtime: Setting = (canvas, palette, pals) => {
  const { height: h, width: w, wide } = canvas;
  const [zenith, upper, lower] = palette.sky;
  wash(canvas, mix(zenith, '#7a6fe0', 0.6), mix(upper, '#a99bff', 0.5), mix(lower, '#ffd9e8', 0.5));
  const [x, y, r] = wide ? [w * 0.72, h * 0.26, 120] : [w * 0.76, h * 0.44, 70];
  canvas.circle(x, y, r * 1.5, '#fff3c4', 'opacity=".3"');
  canvas.circle(x, y, r, '#fff3c4');
  scatter(canvas, 14, [0.04, 0.56], () => props.star);
  scatter(canvas, 1, [0.2, 0.5], () => puff);
  const top = h * 0.66;
  canvas.rect(-20, top, w + 40, h, mix(palette.light, '#a8714a', 0.5), 'rx="70"');
  for (const { name, look, x: middle, scale } of pals) {
    add(
      canvas,
      '<rect x="-150" y="-60" width="300" height="190" rx="80" fill="#fff"/>',
      middle,
      top,
      scale,
    );
    add(canvas, headOf(name, { ...look, isAsleep: true }), middle, top + 196 * scale, scale);
  }
  const edge = top + (wide ? 190 : 130);
  canvas.rect(-20, edge, w + 40, h, oneOf(palette, canvas.random.integer(0, 4)));
  for (let patch = 0; patch < 48; patch += 2) {
    const [column, row] = [Math.floor(patch / 3), patch % 3];
    canvas.rect(column * 100, edge + row * 100, 100, 100, oneOf(palette, patch), 'opacity=".75"');
    canvas.circle(column * 100 + 50, edge + row * 100 + 50, 14, white, 'opacity=".7"');
  }
  canvas.rect(-20, edge - 34, w + 40, 62, white, 'rx="31"');
};

const snow: Setting = (canvas, palette, pals) => {
  const { height: h, width: w, wide } = canvas;
  wash(canvas, '#a5d8ff', '#cfeaff', '#f4fbff');
  hill(canvas, 0.7, 0.14, 0.4, '#dcefff');
  trees(canvas, props.fir);
  hill(canvas, 0.82, 0.08, 0.6, '#eef8ff');
  add(canvas, props.snowman(palette.light), w * 0.5, h * (wide ? 0.86 : 0.76), wide ? 1.25 : 0.72);
  put(canvas, pals, { wears: 'cap' });
  hill(canvas, 0.97, 0.03, 0.3, white);
  scatter(canvas, 45, [0.02, 0.95], () => '<circle r="8" fill="#fff"/>');
};

const balloon: Setting = (canvas, palette, [first, second, third]) => {
  const { height: h, width: w, wide, focus } = canvas;
  day(canvas, palette, wide ? 0.93 : 0.14);
  hill(canvas, 0.9, 0.08, 0.4, mix(palette.land, white, 0.2));
  hill(canvas, 0.97, 0.05, 0.6, palette.land);
  const ride = (x: number, y: number, scale: number, riders: readonly (Pal | undefined)[]) => {
    const shown = riders.flatMap((pal, index) => {
      if (!pal) return [];
      const side = riders.length > 1 ? index * 108 - 52 : 0;
      const size = pal.name === 'whale' ? 0.34 : 0.52;
      return `<g ${props.at(side, 346, size)}>${figureOf(pal.name, { ...pal.look, arms: 'wave' })}</g>`;
    });
    const colours = bright(palette);
    const cloth = props.balloonOf(riders.length > 1 ? colours : colours.toReversed());
    add(canvas, cloth + shown.join('') + props.basket, x, y, scale);
  };
  ride(w * (wide ? 0.92 : 0.88), h * 0.45, wide ? 0.4 : 0.26, []);
  if (wide) ride(w * 0.66, h * 0.28, 1.15, [third]);
  ride(focus, h * (wide ? 0.2 : 0.51), wide ? 1.6 : 1.1, [first, second]);
};

const party: Setting = (canvas, palette, pals) => {
  const { height: h, width: w, wide, focus } = canvas;
  const confetti = (index: number) => `<circle r="9" fill="${oneOf(palette, index)}"/>`;
  scatter(canvas, 50, [0.05, 0.9], confetti);
  const y = wide ? 10 : h * 0.34;
  for (let x = 37; x < w; x += 75) {
    const flag = `<path d="M-38 0h76M-26 0h52L0 54z" stroke="#fff" stroke-width="4" fill="${oneOf(palette, (x - 37) / 75)}"/>`;
    add(canvas, flag, x, y + 60 * Math.sin((x / w) * Math.PI), 1, 12 - (24 * x) / w);
  }
  put(
    canvas,
    pals.map((pal) => ({ ...pal, y: pal.y - 40 * pal.scale })),
    { wears: 'hat', arms: 'wave' },
  );
  const top = h * 0.87;
  canvas.rect(-20, top, w + 40, h, mix(palette.light, white, 0.25));
  canvas.path(d`M0 ${top}` + times(Math.ceil(w / 80), () => 'q40 70 80 0'), white, 'opacity=".8"');
  add(canvas, props.cake, focus + (wide ? 240 : 20), top + 20, wide ? 1.2 : 0.8);
};

const settings = { picnic, splash, bedtime, snow, balloon, party } as const;

const others = [
  'bear',
  'rabbit',
  'girl',
  'hedgehog',
  'boy',
  'frog',
  'cat',
  'owl',
  'cow',
  'fox',
] as const;

/** A bright picture of a friend with two others, in one of several settings. */
export const friends =
  (main: FigureName): Scene =>
  (canvas, palette) => {
    const { random, height, focus, wide } = canvas;
    wash(canvas, ...palette.sky);
    const places = wide
      ? ([
          [0, 0.93, 1.9],
          [440, 0.9, 1.5],
          [820, 0.92, 1.6],
        ] as const)
      : ([
          [-100, 0.93, 1.22],
          [140, 0.9, 1.02],
        ] as const);
    const from = random.integer(0, 4);
    const second = canvas.choose(others);
    const names = new Set<FigureName>([main, second, ...others.slice(random.integer(0, 6))]);
    const pals = [...names].slice(0, wide ? 3 : 2).map((name, index): Pal => {
      const [x, y, scale] = places[index] ?? [0, 0, 1];
      const [shirt, trim] = [
        oneOf(palette, from + index),
        mix(oneOf(palette, from + index + 2), white, 0.45),
      ];
      const look: Look = { shirt, trim, arms: random.pick(['wave', 'down', 'cheer']) };
      return { name, look, x: focus + x, y: height * y, scale };
    });
    settings[canvas.choose(kidsSettings)](canvas, palette, pals);
  };
