import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { SearchTables } from '../storage/tables/search.ts';

export type Source = Omit<SearchTables['search_entries'], 'id'> & {
  name_fa: string;
  name_en: string | null;
  /** The name in the language of production. */
  original_name?: string | null;
  /** Set for an episode. */
  season?: number;
  number?: number;
};

/** The order of results with equal rank. */
export const kinds = [
  'movie',
  'series',
  'person',
  'ekran',
  'video',
  'channel',
  'live',
  'episode',
] as const;

export type Kind = (typeof kinds)[number];

/** More than the number of entries of any kind. */
const million = 1_000_000;

/** Returns the id range of a kind, with its end excluded. */
export function idsOf(kind: Kind): readonly [from: number, to: number] {
  const from = kinds.indexOf(kind) * million;
  return [from, from + million];
}

/** Returns the entries of a kind, the most popular first. */
export function sourcesOf(db: Database, kind: Kind): Source[] {
  const { from } = db;
  const nothing = sql<null>`null`;
  const its = <Type extends string>(type: Type) => sql<Type>`${type}`.as('content_type');
  if (kind === 'person') {
    return db.all(
      from
        .selectFrom('people')
        .select(['id as content_id', 'name_fa', 'name_en', its(kind)])
        .select([nothing.as('title_id'), nothing.as('age')])
        .orderBy('popularity', 'desc')
        .orderBy('id'),
    );
  }
  if (kind === 'channel') {
    return db.all(
      from
        .selectFrom('channels')
        .select(['id as content_id', 'name_fa', 'name_en', its(kind)])
        .select([nothing.as('title_id'), nothing.as('age')])
        .orderBy('position')
        .orderBy('id'),
    );
  }
  if (kind === 'live') {
    return db.all(
      from
        .selectFrom('lives')
        .select(['id as content_id', 'name_fa', 'name_en', 'age', its(kind)])
        .select(nothing.as('title_id'))
        .orderBy('position')
        .orderBy('id'),
    );
  }
  if (kind === 'episode') {
    return db.all(
      from
        .selectFrom('episodes as e')
        .innerJoin('titles as t', 't.id', 'e.series_id')
        .select(['e.id as content_id', 'e.name_fa', 'e.name_en', 't.id as title_id', 't.age'])
        .select(['e.season', 'e.number', its(kind)])
        .orderBy('e.popularity', 'desc')
        .orderBy('e.id'),
    );
  }
  if (kind === 'ekran') {
    return db.all(
      from
        .selectFrom('ekrans as e')
        .innerJoin('titles as t', 't.id', 'e.film_id')
        .select(['e.id as content_id', 'e.name_fa', 'e.name_en', 't.id as title_id', 't.age'])
        .select(its(kind))
        .orderBy('e.popularity', 'desc')
        .orderBy('e.id'),
    );
  }
  return db.all(
    from
      .selectFrom('titles')
      .select(['id as content_id', 'name_fa', 'name_en', 'id as title_id', 'age', its(kind)])
      .select(sql<string | null>`details ->> 'original_name'`.as('original_name'))
      .where('type', '=', kind)
      .where('listed', '=', 1)
      .orderBy('popularity', 'desc')
      .orderBy('id'),
  );
}
