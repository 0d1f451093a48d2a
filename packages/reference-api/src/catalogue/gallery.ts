import { createHash } from 'node:crypto';
import type { Picture } from '@parde/api-client';
import {
  type Artwork,
  drawPerson,
  drawTitle,
  frames,
  mainColour,
  type PictureKind,
} from '../pictures/artwork.ts';
import { chanceOf } from '../pictures/chance.ts';
import { type PaletteName, palettes } from '../pictures/palettes.ts';
import type { Sitter } from '../pictures/portrait.ts';
import { channels } from '../seed/channels.ts';
import { films } from '../seed/films/index.ts';
import { people } from '../seed/people.ts';
import { series, videos } from '../seed/series.ts';

export type TitleType = 'movie' | 'series' | 'video' | 'live';

/** The drawing, and the version of it that its address carries: the same address is the same picture for good. */
type Drawing = { svg: string; version: string };

export type Gallery = {
  title: (kind: 'poster' | 'backdrop', type: TitleType, id: string) => Picture;
  person: (key: string) => Picture;
  /** By the path after /media/. */
  find: (path: string) => Drawing | undefined;
};

type Entry = { kind: PictureKind; palette: PaletteName; draw: () => string };

/** Draws each picture when it is first asked for, and keeps it: all of them are about a megabyte. */
export function createGallery(origin = ''): Gallery {
  const entries = new Map<string, Entry>();
  const drawings = new Map<string, Drawing>();

  const hang = (type: TitleType, id: string, artwork: Artwork) => {
    for (const kind of ['poster', 'backdrop'] as const) {
      const key = `${type}/${id}`;
      entries.set(`${kind}/${key}`, {
        kind,
        palette: artwork[1],
        draw: () => drawTitle(kind, key, artwork),
      });
    }
  };
  for (const film of films) hang('movie', film.id, film.art);
  for (const title of series) hang('series', title.id, title.art);
  for (const title of videos) hang('video', title.id, title.art);
  for (const channel of channels) hang('live', channel.id, channel.art);
  for (const [key, person] of Object.entries(people)) {
    const palette = paletteFor(key);
    entries.set(`person/p-${key}`, {
      kind: 'portrait',
      palette,
      draw: () => drawPerson(key, palette, sitterOf(person)),
    });
  }

  const find = (path: string) => {
    const entry = entries.get(path);
    if (!entry) return undefined;
    const known = drawings.get(path);
    if (known) return known;
    const svg = entry.draw();
    const version = createHash('sha256').update(svg).digest('base64url').slice(0, 10);
    drawings.set(path, { svg, version });
    return { svg, version };
  };

  const picture = (path: string): Picture => {
    const entry = entries.get(path);
    const drawing = find(path);
    if (!(entry && drawing)) throw new Error(`There is no picture ${path}.`);
    const { width, height } = frames[entry.kind];
    const url = `${origin}/media/${path}?v=${drawing.version}`;
    return { url, width, height, color: mainColour(entry.palette) };
  };

  return {
    title: (kind, type, id) => picture(`${kind}/${type}/${id}`),
    person: (key) => picture(`person/p-${key}`),
    find,
  };
}

/** On a screen in Iran an Iranian actress wears a scarf. */
function sitterOf(person: object): Sitter {
  if (!('woman' in person)) return 'man';
  return 'foreign' in person ? 'woman' : 'scarfed';
}

function paletteFor(key: string): PaletteName {
  const names = Object.keys(palettes);
  const picked = names[chanceOf(`palette/${key}`).whole(0, names.length - 1)];
  return isPalette(picked) ? picked : 'dusk';
}

function isPalette(name: string | undefined): name is PaletteName {
  return name !== undefined && Object.hasOwn(palettes, name);
}
