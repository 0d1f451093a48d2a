import { type Artwork, paletteNames, seededRandom } from '@parde/demo-catalogue';
import type { Pictures } from '../catalogue/picture-facts.ts';

/** Scenes that suit any story, for titles without a given artwork. */
const anyScene = ['city', 'road', 'rain', 'sea', 'garden', 'mountains', 'field', 'tiles'] as const;

/** Returns the column `art`: the artwork to draw, and the addresses of pictures that are not drawn. */
export function picturesOf(
  id: string,
  art: Artwork | undefined,
  given: Readonly<Record<string, string | null | undefined>>,
): string {
  const artwork = art ?? anyArtwork(id);
  const addresses = Object.fromEntries(
    Object.entries(given).flatMap(([kind, address]) => (address ? [[kind, address]] : [])),
  );
  const pictures: Pictures = Object.keys(addresses).length === 0 ? artwork : { artwork, addresses };
  return JSON.stringify(pictures);
}

function anyArtwork(id: string): Artwork {
  const random = seededRandom(`art/${id}`);
  const [first, ...others] = paletteNames;
  return [random.pick(anyScene), random.pick([first, ...others])];
}
