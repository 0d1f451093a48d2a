import { type Artwork, type PaletteName, seededRandom } from '@parde/demo-catalogue';
import { frames } from './frames.ts';
import { finish } from './land.ts';
import { letter, type Words } from './lettering.ts';
import { logo } from './logo.ts';
import { palettes } from './palettes.ts';
import { portrait, type Sitter } from './portrait.ts';
import { scenes } from './scenes/index.ts';
import { createSvgCanvas } from './svg-canvas.ts';

export function paintTitle(
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

export function paintPortrait(key: string, palette: PaletteName, sitter: Sitter): string {
  const canvas = createSvgCanvas(frames.portrait, seededRandom(`portrait/${key}`));
  portrait(canvas, palettes[palette], sitter);
  return canvas.svg();
}

export function paintLogo(key: string, palette: PaletteName, words: Words): string {
  const canvas = createSvgCanvas(frames.logo, seededRandom(`logo/${key}`));
  logo(canvas, palettes[palette], words.name ?? '');
  return canvas.svg();
}
