import { type CompositionName, type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import { d, ring, times } from './drawing/shapes.ts';
import { groundOf, inkOn, isBright, paperOf, printed, turned } from './inks.ts';
import type { Face } from './lettering/fonts.ts';
import type { Panel } from './lettering/lettering.ts';
import type { Palette } from './palettes.ts';
import type { SvgCanvas } from './svg-canvas.ts';

export type Layout = {
  canvas: SvgCanvas;
  palette: Palette;
  random: SeededRandom;
  /** The end of the scene that is free for text. The subject is at the other end. */
  room: 'top' | 'bottom';
  /** Draws the complete scene, the same on every call. */
  draw: (palette?: Palette) => void;
};

/** Draws the picture. Without a panel the text is placed on the scene itself. */
type Composition = (layout: Layout) => Panel | undefined;

const faceOf = (random: SeededRandom): Face => random.pick(['heavy', 'heavy', 'book', 'light']);

type Box = readonly [x: number, y: number, width: number, height: number];

/** Draws the part of the scene around its subject into a box and clips it to a shape. */
function through(layout: Layout, [x, y, width, height]: Box, shape: string, near = 1): void {
  const { canvas, room, draw } = layout;
  const scale = Math.max(width / (canvas.wide ? 660 : 600), height / 640) * near;
  const half = height / scale / 2;
  const middle = room === 'top' ? 900 - Math.max(half, 320) : Math.max(half, 330);
  const clip = canvas.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  const to = [x + width / 2 - canvas.focus * scale, y + height / 2 - middle * scale];
  canvas.group(`clip-path="${clip}"`, () =>
    canvas.group(
      `transform="translate(${to.map(Math.round).join(' ')})scale(${scale.toFixed(3)})"`,
      () => draw(),
    ),
  );
}

const rectangle = ([x, y, width, height]: Box, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

function fill({ canvas }: Layout, ground: Colour): void {
  canvas.rect(0, 0, canvas.width, canvas.height, ground);
}

function panelOn(layout: Layout, ground: Colour, panel: Partial<Panel>): Panel {
  const { palette, random } = layout;
  return {
    x: 48,
    y: 50,
    width: 504,
    height: 260,
    from: 'bottom',
    align: 'middle',
    face: faceOf(random),
    ink: inkOn(ground, palette),
    ground,
    ...panel,
  };
}

/** The scene fills the frame, in its own palette. */
const full: Composition = ({ draw }) => {
  draw();
  return undefined;
};

/** A close-up: the frame cuts off parts of the subject. */
const close: Composition = (layout) => {
  const { canvas, room, random } = layout;
  const scale = random.between(1.45, 1.75);
  const middle = room === 'top' ? 590 : 400;
  const lean = canvas.wide ? 0 : random.pick([-1, 1]) * 60;
  const to = [canvas.focus * (1 - scale) + lean, (room === 'top' ? 560 : 330) - middle * scale];
  canvas.group(
    `transform="translate(${to.map(Math.round).join(' ')})scale(${scale.toFixed(2)})"`,
    () => layout.draw(),
  );
  return undefined;
};

/** A print on paper with a white border and the name below. */
const framed: Composition = (layout) => {
  const { canvas, palette, random } = layout;
  if (canvas.wide) return gate(layout);
  const isPaper = random.maybe(0.7) || isBright(palette);
  const ground = isPaper ? paperOf(palette) : mix(palette.sky[0], palette.ink, 0.5);
  const under = random.maybe(0.7);
  fill(layout, ground);
  const box: Box = [44, under ? 44 : 256, 512, 600];
  through(layout, box, rectangle(box));
  return panelOn(layout, ground, {
    y: under ? 664 : 34,
    height: 190,
    from: under ? 'top' : 'bottom',
    align: random.pick(['middle', 'end']),
    x: 44,
    width: 512,
  });
};

/** A round window on a ground of one colour. */
const disc: Composition = (layout) => {
  const { canvas, random, palette } = layout;
  const high = random.maybe(0.5);
  const ground = canvas.wide ? mix(palette.sky[0], palette.ink, 0.45) : groundOf(palette, random);
  const r = canvas.wide ? 400 : 262;
  const upright = high ? 330 : 590;
  const [x, y] = [canvas.focus, canvas.wide ? 450 : upright];
  fill(layout, ground);
  ring(canvas, x, y, r + 14, inkOn(ground, palette), 2, 'opacity=".5"');
  through(layout, [x - r, y - r, 2 * r, 2 * r], `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return panelOn(
    layout,
    ground,
    high ? { y: 622, height: 234, from: 'top' } : { y: 40, height: 250 },
  );
};

/** A pointed arch window, like those of Yazd. */
const gate: Composition = (layout) => {
  const { canvas, palette, random } = layout;
  const ground = canvas.wide ? mix(palette.sky[1], palette.ink, 0.6) : groundOf(palette, random);
  const [half, top, base] = canvas.wide ? [420, -40, 900] : [214, 44, 636];
  const x = canvas.focus;
  const arch = (by: number) =>
    d`M${x - half - by} ${base + by}V${top + half * 1.1}C${x - half - by} ${top + half * 0.5} ${x - half * 0.42} ${top + half * 0.2 - by} ${x} ${top - by}C${x + half * 0.42} ${top + half * 0.2 - by} ${x + half + by} ${top + half * 0.5} ${x + half + by} ${top + half * 1.1}V${base + by}z`;
  fill(layout, ground);
  canvas.line(arch(12), inkOn(ground, palette), 2, 'opacity=".55"');
  through(layout, [x - half, top, half * 2, base - top], `<path d="${arch(0)}"/>`);
  return panelOn(layout, ground, { y: 664, height: 200, from: 'top' });
};

/** A wide strip across one colour, with large letters. */
const band: Composition = (layout) => {
  const { canvas, random, palette } = layout;
  if (canvas.wide) return close(layout);
  const ground = groundOf(palette, random);
  const high = random.maybe(0.5);
  fill(layout, ground);
  const box: Box = [0, high ? 90 : 400, 600, 400];
  through(layout, box, rectangle(box), 1);
  return panelOn(layout, ground, {
    ...(high ? { y: 512, height: 345, from: 'top' } : { y: 45, height: 330 }),
    align: random.pick(['middle', 'end']),
    face: random.pick(['heavy', 'heavy', 'light']),
  });
};

/** One scene in two palettes. */
const split: Composition = (layout) => {
  const { canvas, palette, random, draw } = layout;
  draw();
  const x = canvas.focus;
  const lean = random.pick([-150, 0, 150]);
  const clip = canvas.define(
    (id) => `<clipPath id="${id}"><path d="${d`M${x + lean} 0H0V900H${x - lean}z`}"/></clipPath>`,
  );
  canvas.group(`clip-path="${clip}"`, () => draw(turned(palette)));
  if (lean === 0) canvas.rect(x - 2, 0, 4, 900, palette.sun);
  return undefined;
};

/** The scene in two inks on paper. */
const print: Composition = ({ palette, draw }) => {
  draw(printed(palette));
  return undefined;
};

/** A typographic poster on which the name takes most of the area. */
const type: Composition = (layout) => {
  const { canvas, random, palette } = layout;
  if (canvas.wide) return print(layout);
  const ground = groundOf(palette, random);
  const top = random.maybe(0.35);
  fill(layout, ground);
  const box: Box = [0, top ? 0 : 590, 600, 310];
  through(layout, box, rectangle(box), 1.02);
  return panelOn(layout, ground, {
    y: top ? 330 : 44,
    height: 530,
    from: top ? 'bottom' : 'top',
    align: random.pick(['end', 'end', 'middle']),
    face: 'heavy',
    most: 5,
  });
};

/** The picture is cut along a slanted edge. */
const slant: Composition = (layout) => {
  const { canvas, random, palette } = layout;
  const ground = canvas.wide ? mix(palette.sky[0], palette.ink, 0.4) : groundOf(palette, random);
  fill(layout, ground);
  if (canvas.wide) {
    through(layout, [0, 0, 1000, 900], `<path d="M0 0H900L640 900H0z"/>`, 0.94);
    return undefined;
  }
  const [left, right] = random.maybe(0.5) ? [520, 680] : [680, 520];
  through(layout, [0, 0, 600, 680], `<path d="M0 0H600V${right}L0 ${left}z"/>`);
  canvas.line(`M0 ${left}L600 ${right}`, palette.light, 5);
  return panelOn(layout, ground, {
    y: 676,
    height: 184,
    from: 'bottom',
    align: left > right ? 'end' : 'middle',
  });
};

/** The scene seen through three panes. */
const triptych: Composition = (layout) => {
  const { canvas, random, palette } = layout;
  const ground = canvas.wide ? palette.ink : groundOf(palette, random);
  const step = random.pick([-34, 0, 34]);
  const wide = canvas.wide ? 210 : 168;
  const from = canvas.wide ? canvas.focus - 334 : 36;
  const tall = canvas.wide ? 720 : 560;
  const top = canvas.wide ? 90 : 74;
  fill(layout, ground);
  through(
    layout,
    [from, 40, 3 * wide + 24, tall + 70],
    times(3, (pane) =>
      rectangle([from + pane * (wide + 12), top + (pane - 1) * step, wide, tall], 4),
    ),
  );
  return panelOn(layout, ground, { y: 676, height: 186, from: 'top' });
};

const profile =
  'M-3-150C-60-154-100-112-98-56-97-22-84 0-76 22c8 24 4 44-14 58l-70 30v90h330v-70l-92-30c-22-6-28-18-24-32l5-16c22 2 40 0 44-14 3-10-4-14-2-24 8-2 8-10 4-14 7-3 9-10 5-15 10-2 20-6 17-17-5-16-22-30-24-48C70-112 50-146-3-150z';

/** The picture inside the outline of a head. */
const head: Composition = (layout) => {
  const { canvas, palette, random } = layout;
  const ground = canvas.wide ? mix(palette.sky[0], palette.ink, 0.55) : groundOf(palette, random);
  const scale = canvas.wide ? 2.5 : 1.7;
  const y = canvas.wide ? 430 : 304;
  const flip = random.maybe(0.5) && !canvas.wide ? -1 : 1;
  fill(layout, ground);
  through(
    layout,
    [canvas.focus - 200 * scale, y - 152 * scale, 400 * scale, canvas.wide ? 900 : 600],
    `<path transform="translate(${canvas.focus} ${y})scale(${flip * scale} ${scale})" d="${profile}"/>`,
    canvas.wide ? 0.72 : 0.9,
  );
  return panelOn(layout, ground, { y: 676, height: 186, from: 'bottom' });
};

const compositions = {
  full,
  close,
  framed,
  disc,
  gate,
  band,
  split,
  print,
  type,
  slant,
  triptych,
  head,
} as const satisfies Record<CompositionName, Composition>;

export function compose(name: CompositionName, key: string, layout: Omit<Layout, 'random'>) {
  return compositions[name]({ ...layout, random: seededRandom(`composition/${key}`) });
}
