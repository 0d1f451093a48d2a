import { type Artwork, type PaletteName, paletteNames, seededRandom } from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import { palettes } from './palettes.ts';

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
