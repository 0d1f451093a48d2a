import {
  type Artwork,
  type CompositionName,
  compositionNames,
  seededRandom,
} from '@parde/demo-catalogue';
import type { Colour } from './colour.ts';
import { compose } from './compositions.ts';
import { frames } from './frames.ts';
import { printed } from './inks.ts';
import { palettes } from './palettes.ts';
import { createSvgCanvas } from './svg-canvas.ts';

/** How an artwork says that its picture is composed. */
export function compositionOf(artwork: Artwork): CompositionName {
  const [, , ...said] = artwork;
  return compositionNames.find((name) => said.includes(name)) ?? 'full';
}

/**
 * The one colour around the picture on a poster, where it has one: what to wait with in place of the lights of the
 * scene. The key is the one that it is drawn by.
 */
export function groundOfPoster(key: string, artwork: Artwork): Colour | undefined {
  const [, light] = artwork;
  const palette = palettes[light];
  const name = compositionOf(artwork);
  if (name === 'print') return printed(palette).sky[0];
  const canvas = createSvgCanvas(frames.poster, seededRandom(key));
  return compose(name, key, { canvas, palette, room: 'top', draw: () => undefined })?.ground;
}
