import { type Artwork, type PaletteName, paletteNames, seededRandom } from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import { finish } from './land.ts';
import { letter, type Words } from './lettering.ts';
import { logo } from './logo.ts';
import { palettes } from './palettes.ts';
import { portrait, type Sitter } from './portrait.ts';
import { scenes } from './scenes/index.ts';
import { createSvgCanvas, type Frame } from './svg-canvas.ts';

/** On a backdrop the subject keeps left, because the words of a right-to-left page start at the right. */
export const frames = {
  poster: { width: 600, height: 900, focus: 0.5 },
  /** A poster without words, for where a page writes over it. */
  upright: { width: 600, height: 900, focus: 0.5 },
  backdrop: { width: 1600, height: 900, focus: 0.29 },
  portrait: { width: 600, height: 600, focus: 0.5 },
  logo: { width: 320, height: 320, focus: 0.5 },
} as const satisfies Record<string, Frame>;

export type PictureKind = keyof typeof frames;

/** What may be asked for: few sizes, so that shared caches hold each of them. */
export const widths = {
  poster: [160, 240, 320, 480, 640, 960],
  upright: [320, 480, 640, 960],
  backdrop: [320, 480, 640, 960, 1280, 1600],
  portrait: [160, 240, 320, 480, 640],
  logo: [160, 240, 320],
} as const satisfies Record<PictureKind, readonly number[]>;

/** Raise it with each change of the drawing: who keeps pictures by their address then makes new addresses. */
export const edition = 5;

/** The same key draws the same picture. Only a poster bears the words. */
export function drawTitle(
  kind: 'poster' | 'upright' | 'backdrop',
  key: string,
  artwork: Artwork,
  words: Words,
): string {
  const [scene, palette, subject] = artwork;
  const canvas = createSvgCanvas(
    frames[kind],
    seededRandom(`${kind === 'upright' ? 'poster' : kind}/${key}`),
    subject,
  );
  scenes[scene](canvas, palettes[palette]);
  finish(canvas, palettes[palette]);
  // A page writes over the others.
  if (kind === 'poster') letter(canvas, palettes[palette], scene, words);
  return canvas.svg();
}

/** A person's face in cut paper: the same key draws the same person. */
export function drawPortrait(key: string, palette: PaletteName, sitter: Sitter): string {
  const canvas = createSvgCanvas(frames.portrait, seededRandom(`portrait/${key}`));
  portrait(canvas, palettes[palette], sitter);
  return canvas.svg();
}

/** A channel's sign: the last word of its name on a shape in its light. */
export function drawLogo(key: string, palette: PaletteName, words: Words): string {
  const canvas = createSvgCanvas(frames.logo, seededRandom(`logo/${key}`));
  logo(canvas, palettes[palette], words.name ?? '');
  return canvas.svg();
}

/** Shown until the picture has loaded: its palette, dimmed. */
export function mainColour(palette: PaletteName): Colour {
  const { sky, ink } = palettes[palette];
  return mix(mix(sky[1], sky[2], 0.4), ink, 0.25);
}

/** Where an episode may also take place. */
const places = ['city', 'room', 'road', 'rain', 'village', 'mountains', 'garden', 'sea'] as const;
/** What is so much a world of its own that no episode leaves it. */
const worlds = ['toy', 'space', 'stadium', 'wild', 'tiles', 'music'];

/** The stills of a series share its light, and half of them its place: else a hundred would look alike. */
export function stillOf(id: string, [scene, palette, subject]: Artwork): Artwork {
  const random = seededRandom(`still/${id}`);
  if (worlds.includes(scene) || random.maybe(0.5)) {
    return subject === undefined ? [scene, palette] : [scene, palette, subject];
  }
  return [random.pick(places), palette];
}

/** A light for who has none of their own, such as the portrait of a person. */
export function paletteFor(id: string): PaletteName {
  return seededRandom(`palette/${id}`).pick(paletteNames);
}
