import { createHash } from 'node:crypto';
import type { Picture } from '@parde/api-client';
import {
  drawLogo,
  drawPortrait,
  drawTitle,
  edition,
  frames,
  groundOfPoster,
  mainColour,
  type PictureKind,
  paletteFor,
  placeholderOf,
  type Sitter,
  stillOf,
  widths,
} from '@parde/demo-art';
import type { Artwork, PaletteName } from '@parde/demo-catalogue';

/** The facts from which the picture of a title, channel, issue or list is drawn. */
export type TitleFacts = {
  artwork: Artwork;
  /** The name on the poster. If null, the poster has no text. */
  name: string | null;
  nameEn?: string | null;
  /** A small line above the name, such as «فیلمی از بهرام کاویان» or «شمارهٔ ۱۲». */
  credit?: string | null;
  addresses?: Addresses;
};

/** The addresses of pictures that are not drawn by this server, by kind. */
export type Addresses = Readonly<Record<string, string>>;

/** The facts for a person's portrait, which has no text. */
export type PersonFacts = { sitter: Sitter };

export type PictureFacts = TitleFacts | PersonFacts;

/** Returns the facts for a picture, such as `movie` `1024` or `person` `p-niknam`. */
export type FactsOf = (type: string, id: string) => PictureFacts | undefined;

export type Drawing = {
  /** Part of the address, so that an address always returns the same picture. */
  version: string;
  kind: PictureKind;
  draw: () => Promise<string>;
};

export type Gallery = {
  /** Callers that have the facts pass them, and save a query. */
  title: (
    kind: 'poster' | 'upright' | 'backdrop' | 'logo',
    type: string,
    id: string,
    facts?: TitleFacts | undefined,
  ) => Picture;
  person: (id: string, facts?: PersonFacts & { picture_url?: string | null }) => Picture;
  /** Finds a picture by its path after /media/: `poster/movie/1024`, `portrait/person/p-niknam`. */
  find: (path: string) => Drawing | undefined;
};

/** Scenes draw their subject, such as a face, around this point. */
const subjectOfBackdrop = { x: frames.backdrop.focus, y: 0.42 };

/** Returns the artwork to draw. An episode has its own still. */
const shownOf = (type: string, id: string, artwork: Artwork) =>
  type === 'episode' ? stillOf(id, artwork) : artwork;

export function createGallery(factsOf: FactsOf, origin = ''): Gallery {
  const title: Gallery['title'] = (kind, type, id, facts = titleFacts(type, id)) => {
    const { artwork, addresses = {} } = facts;
    // A custom poster has no variant without text, so its address is used for both.
    const address = addresses[kind === 'upright' ? 'poster' : kind];
    if (address !== undefined) return pictureAt(address, kind, artwork[1]);
    const picture = pictureOf(`${kind}/${type}/${id}`, kind, artwork[1], facts);
    if (kind !== 'poster') return picture;
    const color = groundOfPoster(`${type}/${id}`, shownOf(type, id, artwork));
    if (color === undefined) return picture;
    // The placeholder shows the scene's colours, but this colour surrounds the scene, so the placeholder is left out.
    const { placeholder: _placeholder, ...rest } = picture;
    return { ...rest, color };
  };

  const titleFacts = (type: string, id: string): TitleFacts => {
    const facts = factsOf(type, id);
    if (facts && 'artwork' in facts) return facts;
    throw new Error(`There is nothing to draw ${type} ${id} from.`);
  };

  const person: Gallery['person'] = (id, facts = personFacts(id)) => {
    const { sitter, picture_url } = facts;
    return picture_url
      ? pictureAt(picture_url, 'portrait', paletteFor(id))
      : pictureOf(`portrait/person/${id}`, 'portrait', paletteFor(id), { sitter });
  };

  const personFacts = (id: string): PersonFacts => {
    const facts = factsOf('person', id);
    if (facts && 'sitter' in facts) return facts;
    throw new Error(`There is nothing to draw person ${id} from.`);
  };

  const pictureOf = (
    path: string,
    kind: PictureKind,
    palette: PaletteName,
    facts: PictureFacts,
  ): Picture => ({
    url: `${origin}/media/${path}?v=${versionOf(path, facts)}`,
    width: frames[kind].width,
    height: frames[kind].height,
    color: mainColour(palette),
    placeholder: placeholderOf(kind, palette),
    widths: [...widths[kind]],
    // A backdrop may be mirrored, because its subject is on one side and it has no text.
    ...(kind === 'backdrop' && { mirrorable: true, focus: subjectOfBackdrop }),
  });

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
        return { version, kind, draw: () => drawPortrait(id, paletteFor(id), facts.sitter) };
      }
      const { artwork } = facts;
      const key = `${type}/${id}`;
      if (kind === 'logo') return { version, kind, draw: () => drawLogo(key, artwork[1], facts) };
      if (kind !== 'poster' && kind !== 'upright' && kind !== 'backdrop') return undefined;
      const shown = shownOf(type, id, artwork);
      return { version, kind, draw: () => drawTitle(kind, key, shown, facts) };
    },
  };
}

/** Describes a picture on another server. Only its aspect ratio is known. */
function pictureAt(url: string, kind: PictureKind, palette: PaletteName): Picture {
  const { width, height } = frames[kind];
  return { url, width, height, color: mainColour(palette) };
}

function versionOf(path: string, facts: PictureFacts): string {
  const made = JSON.stringify([edition, path, facts]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 10);
}
