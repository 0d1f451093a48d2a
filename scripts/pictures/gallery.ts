import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, packed } from './compare.ts';
import type { Studio } from './draw.ts';
import { looks } from './stories.ts';

/** Stories, with the width that each is drawn at. */
export type Stories = Readonly<Record<string, number>>;

export interface Gallery {
  /** The folder of the pictures that later ones are compared with. */
  readonly kept: string;
  /** Where it is shown what differs. */
  readonly differences: string;
}

/** Good enough to tell a shift, and all of them stay below 3 MB. */
const quality = 60;
/** A part of eight pixels that moved by eight changes more than this; a browser that rounds otherwise, less. */
const patience = 24;

/** Draws the pictures that later ones are compared with, and says how many bytes they are. */
export async function keepPictures(
  { kept }: Gallery,
  studio: Studio,
  stories: Stories,
): Promise<number> {
  mkdirSync(kept, { recursive: true });
  let bytes = 0;
  for await (const { name, picture } of pictures(studio, stories)) {
    writeFileSync(join(kept, name), picture);
    bytes += picture.length;
  }
  writeFileSync(browserFile(kept), `${studio.browser}\n`);
  return bytes;
}

/** Draws the pictures again, and says of each that differs by how much. */
export async function findDifferences(
  gallery: Gallery,
  studio: Studio,
  stories: Stories,
): Promise<readonly string[]> {
  rmSync(gallery.differences, { recursive: true, force: true });
  const found: string[] = [];
  for await (const { name, picture } of pictures(studio, stories)) {
    const difference = await differenceOf(gallery, name, picture);
    if (difference) found.push(`${name}: ${difference}`);
  }
  return found;
}

/** Which browser drew the kept pictures; nothing where none are kept. */
export function browserOf({ kept }: Gallery): string | undefined {
  const file = browserFile(kept);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The kept pictures of what is no longer drawn. */
export function leftovers({ kept }: Gallery, stories: Stories): readonly string[] {
  const drawn = new Set(Object.keys(stories).flatMap((story) => namesOf(story)));
  return globSync('*.webp', { cwd: kept }).filter((name) => !drawn.has(name));
}

async function* pictures(studio: Studio, stories: Stories) {
  const gone = Object.keys(stories).filter((story) => !studio.stories.has(story));
  if (gone.length > 0) throw new Error(`There is no such story: ${gone.join(', ')}`);
  for (const [story, width] of Object.entries(stories)) {
    for (const look of looks) {
      const view = { ...look, width, height: width < 600 ? 740 : 900 };
      const picture = await packed(await studio.draw(story, view), quality);
      yield { name: nameOf(story, look), picture };
    }
  }
}

async function differenceOf(
  { kept, differences }: Gallery,
  name: string,
  after: Buffer,
): Promise<string | undefined> {
  const file = join(kept, name);
  if (!existsSync(file)) return 'was never drawn';
  const before = readFileSync(file);
  if (before.equals(after)) return undefined;
  const { pixels, difference } = await compare(before, after);
  if (pixels <= patience) return undefined;
  mkdirSync(differences, { recursive: true });
  for (const [moment, picture] of Object.entries({ before, after, difference })) {
    writeFileSync(join(differences, name.replace(/webp$/, `${moment}.webp`)), picture);
  }
  return `${pixels} pixels differ`;
}

const namesOf = (story: string): readonly string[] => looks.map((look) => nameOf(story, look));

const nameOf = (story: string, { locale, theme }: (typeof looks)[number]): string =>
  `${story}.${locale}.${theme}.webp`;

const browserFile = (kept: string): string => join(kept, 'browser.txt');
