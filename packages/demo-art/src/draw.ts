import type { Artwork, PaletteName } from '@parde/demo-catalogue';
import type { Words } from './lettering.ts';
import type { Sitter } from './sitter.ts';

/** Raise it with each change of the drawing: who keeps pictures by their address then makes new addresses. */
export const edition = 7;

/** The scenes and the renderer's native code, which measures lines: whoever draws nothing does not load them. */
const load = () => import('./paint.ts');

/** The same key draws the same picture. Only a poster bears the words. */
export async function drawTitle(
  kind: 'poster' | 'upright' | 'backdrop',
  key: string,
  artwork: Artwork,
  words: Words,
): Promise<string> {
  const { paintTitle } = await load();
  return paintTitle(kind, key, artwork, words);
}

/** A person's face in cut paper: the same key draws the same person. */
export async function drawPortrait(
  key: string,
  palette: PaletteName,
  sitter: Sitter,
): Promise<string> {
  const { paintPortrait } = await load();
  return paintPortrait(key, palette, sitter);
}

/** A channel's sign: the last word of its name on a shape in its light. */
export async function drawLogo(key: string, palette: PaletteName, words: Words): Promise<string> {
  const { paintLogo } = await load();
  return paintLogo(key, palette, words);
}
