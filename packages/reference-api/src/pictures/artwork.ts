import { chanceOf } from './chance.ts';
import { type Colour, mix } from './colour.ts';
import { finish } from './land.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { type Frame, penFor } from './pen.ts';
import { portrait, type Sitter } from './portrait.ts';
import { type SceneName, scenes } from './scenes/index.ts';

/** What a picture shows and in what light; the subject where a scene knows several. */
export type Artwork = readonly [scene: SceneName, palette: PaletteName, subject?: string];

export type PictureKind = 'poster' | 'backdrop' | 'portrait';

/** On a backdrop the subject keeps left, because the words of a right-to-left page start at the right. */
export const frames = {
  poster: { width: 600, height: 900, focus: 0.5 },
  backdrop: { width: 1600, height: 900, focus: 0.29 },
  portrait: { width: 600, height: 600, focus: 0.5 },
} as const satisfies Record<PictureKind, Frame>;

/** The same key draws the same picture. */
export function drawTitle(kind: 'poster' | 'backdrop', key: string, artwork: Artwork): string {
  const [scene, palette, subject] = artwork;
  const pen = penFor(frames[kind], chanceOf(`${kind}/${key}`), subject);
  scenes[scene](pen, palettes[palette]);
  finish(pen, palettes[palette]);
  return pen.svg();
}

export function drawPerson(key: string, palette: PaletteName, sitter: Sitter): string {
  const pen = penFor(frames.portrait, chanceOf(`portrait/${key}`));
  portrait(pen, palettes[palette], sitter);
  return pen.svg();
}

/** What stands in the picture's place until it is there: its light, a little dimmed. */
export function mainColour(palette: PaletteName): Colour {
  const { sky, ink } = palettes[palette];
  return mix(mix(sky[1], sky[2], 0.4), ink, 0.25);
}
