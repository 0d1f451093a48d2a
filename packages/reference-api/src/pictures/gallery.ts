import { createHash } from 'node:crypto';
import type { Picture } from '@parde/api-client';
import { type Artwork, drawPerson, drawTitle, frames, mainColour } from './artwork.ts';
import { chanceOf } from './chance.ts';
import { type PaletteName, palettes } from './palettes.ts';
import type { Sitter } from './portrait.ts';

/** What a picture of a title, a channel, an issue or a list is made from. */
export type TitleFacts = {
  artwork: Artwork;
  /** Set on the poster; without one it has no words. */
  name: string | null;
  nameEn?: string | null;
  /** A small line above the name, such as «فیلمی از بهرام کاویان» or «شمارهٔ ۱۲». */
  credit?: string | null;
};

/** A portrait is of a person, and has no words. */
export type PersonFacts = { sitter: Sitter };

export type PictureFacts = TitleFacts | PersonFacts;

/** What is known of the one that a picture shows, such as `movie` `1024` or `person` `p-niknam`. */
export type FactsOf = (type: string, id: string) => PictureFacts | undefined;

/** The drawing, and the version of it that its address carries: the same address is the same picture for good. */
export type Drawing = { svg: string; version: string };

export type Gallery = {
  /** Whoever has the facts at hand gives them, and saves looking them up. */
  title: (
    kind: 'poster' | 'backdrop',
    type: string,
    id: string,
    facts?: TitleFacts | undefined,
  ) => Picture;
  person: (id: string, facts?: PersonFacts | undefined) => Picture;
  /** By the path after /media/: `poster/movie/1024`, `portrait/person/p-niknam`. */
  find: (path: string) => Drawing | undefined;
};

export function createGallery(factsOf: FactsOf, origin = ''): Gallery {
  const title: Gallery['title'] = (kind, type, id, facts = titleFacts(type, id)) =>
    pictureOf(`${kind}/${type}/${id}`, kind, facts.artwork[1], facts);

  const titleFacts = (type: string, id: string): TitleFacts => {
    const facts = factsOf(type, id);
    if (facts && 'artwork' in facts) return facts;
    throw new Error(`There is nothing to draw ${type} ${id} from.`);
  };

  const person: Gallery['person'] = (id, facts = personFacts(id)) =>
    pictureOf(`portrait/person/${id}`, 'portrait', paletteFor(id), facts);

  const personFacts = (id: string): PersonFacts => {
    const facts = factsOf('person', id);
    if (facts && 'sitter' in facts) return facts;
    throw new Error(`There is nothing to draw person ${id} from.`);
  };

  const pictureOf = (
    path: string,
    kind: keyof typeof frames,
    palette: PaletteName,
    facts: PictureFacts,
  ): Picture => {
    const { width, height } = frames[kind];
    const url = `${origin}/media/${path}?v=${versionOf(path, facts)}`;
    return { url, width, height, color: mainColour(palette) };
  };

  return {
    title,
    person,
    find: (path) => {
      const [kind, type = '', id = '', ...rest] = path.split('/');
      const facts = rest.length === 0 ? factsOf(type, id) : undefined;
      if (!facts) return undefined;
      const version = versionOf(path, facts);
      if ('sitter' in facts) {
        if (kind !== 'portrait') return undefined;
        return { svg: drawPerson(id, paletteFor(id), facts.sitter), version };
      }
      if (kind !== 'poster' && kind !== 'backdrop') return undefined;
      return { svg: drawTitle(kind, `${type}/${id}`, facts.artwork), version };
    },
  };
}

/** Raised with each change to what is drawn from the same facts: pictures that were kept are then asked for anew. */
const edition = 1;

function versionOf(path: string, facts: PictureFacts): string {
  const made = JSON.stringify([edition, path, facts]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 10);
}

function paletteFor(id: string): PaletteName {
  const names = Object.keys(palettes);
  const picked = names[chanceOf(`palette/${id}`).whole(0, names.length - 1)];
  return isPalette(picked) ? picked : 'dusk';
}

function isPalette(name: string | undefined): name is PaletteName {
  return name !== undefined && Object.hasOwn(palettes, name);
}
