import {
  type Artwork,
  compositionNames,
  kidsSceneNames,
  type PaletteName,
  paletteNames,
  seededRandom,
} from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import { isBright } from './inks.ts';
import { palettes } from './palettes.ts';

/** The colour shown until the picture has loaded: a dimmed mix of the palette's colours. */
export function mainColour(palette: PaletteName): Colour {
  const { sky, ink } = palettes[palette];
  return mix(mix(sky[1], sky[2], 0.4), ink, isBright(palettes[palette]) ? 0 : 0.25);
}

/** Scenes in which an episode may take place besides that of its series. */
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
/** Scenes that are so distinct that every episode stays in them. */
const settings = [
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
 * Returns the artwork of a still. All stills of a series share its palette, half of them share its scene, and some
 * are close-ups, because a hundred stills would otherwise look alike. A still shows a moment of the film, so it fills
 * the frame and does not use a poster's composition.
 */
export function stillOf(id: string, [scene, palette, ...details]: Artwork): Artwork {
  const random = seededRandom(`still/${id}`);
  const near = random.maybe(0.4) ? ['close'] : [];
  // The friend of a series for children is in each still, and has another companion in another setting.
  if (kidsSceneNames.includes(scene)) return [scene, palette];
  if (settings.includes(scene) || random.maybe(0.5)) {
    const subject = details.filter((word) => !isComposition(word));
    return [scene, palette, ...subject, ...near];
  }
  return [random.pick(places), palette, ...near];
}

const isComposition = (word: string) => compositionNames.some((name) => name === word);

/** Picks a palette for something that has none of its own, such as the portrait of a person. */
export function paletteFor(id: string): PaletteName {
  return seededRandom(`palette/${id}`).pick(paletteNames);
}
