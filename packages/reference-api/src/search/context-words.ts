import type { Database } from '../storage/database.ts';
import type { Kind, Source } from './entries.ts';
import { numberedWord } from './numbered.ts';

/** Words for a kind of title, which users add to a name. */
const kindWords: Partial<Record<Kind, readonly string[]>> = {
  movie: ['فیلم', 'سینمایی', 'movie', 'film'],
  series: ['سریال', 'مجموعه', 'series', 'serial'],
  video: ['ویدیو', 'video'],
};

const channelWords = {
  newspaper: ['روزنامه', 'newspaper'],
  studio: ['استودیو', 'studio'],
  magazine: ['مجله', 'magazine'],
} as const;

/** All words for kinds. They may be left out of a search term. */
const ofKinds: ReadonlySet<string> = new Set(Object.values(kindWords).flat());

export function withoutKind(words: readonly string[]): readonly string[] {
  return words.filter((word) => !ofKinds.has(word));
}

/**
 * Words that find an entry besides its name: an episode's series, season and number, a title's kind and genres, a
 * channel's kind.
 */
export function contextWordsOf(db: Database, kind: Kind): (entry: Source) => readonly string[] {
  const { from } = db;
  if (kind === 'episode') {
    const series = lookUp(
      db
        .all(
          from
            .selectFrom('titles')
            .select(['id', 'name_fa', 'name_en'])
            .where('type', '=', 'series'),
        )
        .map(({ id, name_fa, name_en }) => [id, [name_fa, name_en ?? '']]),
    );
    return ({ title_id, season = 0, number = 0 }) => [
      ...series(title_id),
      ...numbersOf(season, number),
    ];
  }
  if (kind === 'channel') {
    const rows = db.all(from.selectFrom('channels').select(['id', 'kind']));
    const words = lookUp(rows.map((row) => [row.id, channelWords[row.kind]]));
    return ({ content_id }) => words(content_id);
  }
  const own = kindWords[kind];
  if (own === undefined) return () => [];
  const genres = new Map<string, string[]>();
  for (const { title_id, name_fa, name_en } of db.all(
    from
      .selectFrom('title_genres as of')
      .innerJoin('genres as g', 'g.key', 'of.genre_key')
      .select(['of.title_id', 'g.name_fa', 'g.name_en']),
  )) {
    genres.set(title_id, [...(genres.get(title_id) ?? []), name_fa, name_en ?? '']);
  }
  return ({ content_id }) => [...own, ...(genres.get(content_id) ?? [])];
}

/** Extras have no episode number. */
function numbersOf(season: number, number: number): string[] {
  return season === 0 ? [] : [numberedWord('فصل', season), numberedWord('قسمت', number)];
}

function lookUp(texts: readonly (readonly [id: string, texts: readonly string[]])[]) {
  const known = new Map(texts);
  return (id: string | null) => known.get(id ?? '') ?? [];
}
