import type { Artwork, CompositionName } from '@parde/demo-catalogue';
import type { Addresses, FactsOf, PictureFacts, TitleFacts } from '../pictures/gallery.ts';
import type { Database } from '../storage/database.ts';

type Drawn = { art: string; name_fa: string; name_en: string | null };

/** The content of the column `art`. `addresses` are those of pictures that are not drawn by this server. */
export type Pictures = Artwork | { artwork: Artwork; addresses: Addresses };

/** The picture facts of a row. */
export function pictureFactsOf({ art, name_fa, name_en }: Drawn): TitleFacts {
  const pictures = picturesOf(art);
  const own = 'artwork' in pictures ? pictures : { artwork: pictures };
  return { ...own, name: name_fa, nameEn: name_en };
}

/** Returns the scene drawn for a row. Pictures of the same scene look alike. */
export function sceneOf(art: string): string {
  const [scene] = artworkOf(art);
  return scene;
}

/**
 * A wide picture with one of these compositions shows its scene in a shape with one colour around it. Cropping it to
 * a band would cut the shape.
 */
const shapes = new Set<string>([
  'framed',
  'disc',
  'gate',
  'slant',
  'triptych',
  'head',
] satisfies CompositionName[]);

/** True if a row's wide picture fills the frame, so that it may be cropped anywhere. */
export function fillsBand(art: string): boolean {
  return !artworkOf(art).some((detail) => shapes.has(detail));
}

function artworkOf(art: string): Artwork {
  const pictures = picturesOf(art);
  return 'artwork' in pictures ? pictures.artwork : pictures;
}

/** Only the loading of a catalogue writes this JSON. */
function picturesOf(json: string): Pictures {
  return JSON.parse(json);
}

/** Returns the key of a programme, which has no id: its channel and its time in the week. */
export function programmeKey(slot: { live_id: string; weekday: number; starts_minute: number }) {
  return `${slot.live_id}-${slot.weekday}-${slot.starts_minute}`;
}

/** Returns a function that looks up picture facts by address. */
export function createFactsOf({ one, from }: Database): FactsOf {
  const title = (type: 'movie' | 'series' | 'video', id: string) =>
    one(
      from
        .selectFrom('titles')
        .select(['art', 'name_fa', 'name_en'])
        .where('id', '=', id)
        .where('type', '=', type),
    );

  const episode = (id: string) =>
    one(
      from
        .selectFrom('episodes')
        .innerJoin('titles', 'titles.id', 'episodes.series_id')
        .select(['titles.art', 'episodes.name_fa', 'episodes.name_en'])
        .where('episodes.id', '=', id),
    );

  const place = (table: 'channels' | 'lives', id: string) =>
    one(from.selectFrom(table).select(['art', 'name_fa', 'name_en']).where('id', '=', id));

  const list = (table: 'lists' | 'categories', id: string) =>
    one(
      from
        .selectFrom(table)
        .select(['art', 'name_fa', 'name_en'])
        .where('id', '=', id)
        .where('art', 'is not', null)
        .$narrowType<{ art: string }>(),
    );

  const genre = (key: string) =>
    one(
      from
        .selectFrom('genres')
        .select(['art', 'name_fa', 'name_en'])
        .where('key', '=', key)
        .where('art', 'is not', null)
        .$narrowType<{ art: string }>(),
    );

  const programme = (key: string) => {
    const [, live_id = '', weekday, starts_minute] = /^(.+)-(\d+)-(\d+)$/.exec(key) ?? [];
    return one(
      from
        .selectFrom('live_programmes')
        .select(['art', 'name_fa', 'name_en'])
        .where('live_id', '=', live_id)
        .where('weekday', '=', Number(weekday))
        .where('starts_minute', '=', Number(starts_minute))
        .where('art', 'is not', null)
        .$narrowType<{ art: string }>(),
    );
  };

  const rowOf = (type: string, id: string): Drawn | undefined => {
    switch (type) {
      case 'movie':
      case 'series':
      case 'video':
        return title(type, id);
      case 'episode':
        return episode(id);
      case 'channel':
        return place('channels', id);
      case 'live':
        return place('lives', id);
      case 'list':
        return list('lists', id);
      case 'category':
        return list('categories', id);
      case 'genre':
        return genre(id);
      case 'programme':
        return programme(id);
      default:
        return undefined;
    }
  };

  return (type, id): PictureFacts | undefined => {
    if (type === 'person') {
      return one(from.selectFrom('people').select('sitter').where('id', '=', id));
    }
    const row = rowOf(type, id);
    return row && pictureFactsOf(row);
  };
}
