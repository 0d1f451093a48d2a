import {
  type Artwork,
  type CompositionName,
  compositionNames,
  seededRandom,
} from '@parde/demo-catalogue';
import type { Colour } from '../colour.ts';
import { compose } from '../compositions.ts';
import { printed } from '../inks.ts';
import { palettes } from '../palettes.ts';
import { createSvgCanvas } from '../svg-canvas.ts';
import { frames } from './frames.ts';

/** Returns the composition that an artwork names, or `full`. */
export function compositionOf(artwork: Artwork): CompositionName {
  const [, , ...details] = artwork;
  return compositionNames.find((name) => details.includes(name)) ?? 'full';
}

/**
 * Returns the colour around the picture of a poster, if there is such a colour. It serves as the placeholder instead
 * of the scene's palette. The key must be the one that the poster is drawn with.
 */
export function groundOfPoster(key: string, artwork: Artwork): Colour | undefined {
  const [, light] = artwork;
  const palette = palettes[light];
  const name = compositionOf(artwork);
  if (name === 'print') return printed(palette).sky[0];
  const canvas = createSvgCanvas(frames.poster, seededRandom(key));
  return compose(name, key, { canvas, palette, room: 'top', draw: () => undefined })?.ground;
}
