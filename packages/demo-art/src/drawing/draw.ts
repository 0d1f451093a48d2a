import type { Artwork, PaletteName } from '@parde/demo-catalogue';
import type { Sitter } from '../faces.ts';
import type { PosterText } from '../lettering/lettering.ts';

/**
 * Raise this number with each change of the drawing. Then pictures get new addresses, and cached ones are not used
 * any more.
 */
export const edition = 9;

/** Loads the scenes and the renderer's native code, which measures text, only when something is drawn. */
const load = () => import('./paint.ts');

/** Draws a title. The same key draws the same picture. Only a poster has text. */
export async function drawTitle(
  kind: 'poster' | 'upright' | 'backdrop',
  key: string,
  artwork: Artwork,
  words: PosterText,
): Promise<string> {
  const { paintTitle } = await load();
  return paintTitle(kind, key, artwork, words);
}

/** Draws a person's face as cut paper. The same key draws the same person. */
export async function drawPortrait(
  key: string,
  palette: PaletteName,
  sitter: Sitter,
): Promise<string> {
  const { paintPortrait } = await load();
  return paintPortrait(key, palette, sitter);
}

/** Draws a channel's logo: its name on a shape in the colours of the palette. */
export async function drawLogo(
  key: string,
  palette: PaletteName,
  words: PosterText,
): Promise<string> {
  const { paintLogo } = await load();
  return paintLogo(key, palette, words);
}
