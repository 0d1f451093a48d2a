import {
  type Artwork,
  compositionNames,
  type PaletteName,
  paletteNames,
  seededRandom,
} from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import { palettes } from './palettes.ts';

/** Shown until the picture has loaded: its palette, dimmed. */
export function mainColour(palette: PaletteName): Colour {
  const { sky, ink } = palettes[palette];
  return mix(mix(sky[1], sky[2], 0.4), ink, 0.25);
}

/** Where an episode may also take place. */
const places = [
  'bridge',
  'city',
  'crowd',
  'door',
  'facade',
  'garden',
  'lamp',
  'laundry',
  'moon',
  'mountains',
  'rain',
  'road',
  'room',
  'sea',
  'stairs',
  'swing',
  'table',
  'train',
  'village',
] as const;
/** What is so much a world of its own that no episode leaves it. */
const worlds = [
  'ball',
  'beast',
  'robot',
  'rocket',
  'space',
  'stadium',
  'tiles',
  'toy',
  'track',
  'wild',
];

/**
 * The stills of a series share its light, and half of them its place, some seen from near: else a hundred would look
 * alike. A still is a moment of the film, not a poster, so it goes to the edges.
 */
export function stillOf(id: string, [scene, palette, ...said]: Artwork): Artwork {
  const random = seededRandom(`still/${id}`);
  const near = random.maybe(0.4) ? ['close'] : [];
  if (worlds.includes(scene) || random.maybe(0.5)) {
    const subject = said.filter((word) => !isComposition(word));
    return [scene, palette, ...subject, ...near];
  }
  return [random.pick(places), palette, ...near];
}

const isComposition = (word: string) => compositionNames.some((name) => name === word);

/** A light for who has none of their own, such as the portrait of a person. */
export function paletteFor(id: string): PaletteName {
  return seededRandom(`palette/${id}`).pick(paletteNames);
}
