import { type Artwork, type PaletteName, seededRandom } from '@parde/demo-catalogue';
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

/** The same key draws the same picture. */
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

export function drawPerson(key: string, palette: PaletteName, sitter: Sitter): string {
  const canvas = createSvgCanvas(frames.portrait, seededRandom(`portrait/${key}`));
  portrait(canvas, palettes[palette], sitter);
  return canvas.svg();
}

/** A channel's sign: its first word on a disc of its light. */
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
