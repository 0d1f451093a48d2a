import type { Answer, CallInput, Cast, CastItem } from '@parde/api-client';
import { initialOf, type Locale, locales } from '@parde/domain';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { malformedCursor } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import { coverOf } from '../lists/cover.ts';
import { ofPerson } from '../lists/scopes.ts';
import { countTitles } from '../lists/title-pages.ts';
import { pageOf, pageSize, readCursor, type SortKeys } from '../paging.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables/index.ts';
import { noSuchPerson } from './messages.ts';

type Group = CallInput<'listCasts'>['path']['group'];

export function listCasts(
  { db, pictures }: Parts,
  group: Group,
  { initial, cursor, limit = pageSize }: CallInput<'listCasts'>['query'] = {},
): Answer<'listCasts'>['data'] {
  const people = db.from
    .selectFrom('person_groups')
    .innerJoin('people', 'people.id', 'person_groups.person_id')
    .select([
      'people.id',
      'name_fa',
      'name_en',
      'name_order',
      'has_picture',
      'picture_url',
      'sitter',
      'popularity',
    ])
    .where('group_key', '=', group)
    .limit(limit + 1);
  const listed =
    initial === undefined
      ? mostWatched(people, cursor)
      : byName(people, cursor, initial, firstCharacters(db, group, initial));
  const { items: rows, next_cursor } = pageOf(
    db.all(listed.query),
    limit,
    listed.keysOf,
    (row) => row,
  );
  const counts = titleCounts(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(
    ({ id, name_fa, name_en, has_picture, picture_url, sitter }): CastItem => ({
      id,
      name_fa,
      name_en,
      picture: has_picture ? pictures.person(id, { sitter, picture_url }) : null,
      title_count: counts.get(id) ?? 0,
    }),
  );
  return { items, next_cursor, ...(cursor === undefined && { initials: initialsOf(db, group) }) };
}

type Person = Pick<
  Tables['people'],
  | 'id'
  | 'name_fa'
  | 'name_en'
  | 'name_order'
  | 'has_picture'
  | 'picture_url'
  | 'sitter'
  | 'popularity'
>;
type People = SelectQueryBuilder<Tables, 'people' | 'person_groups', Person>;

/** A query for people, and the keys of its cursor. */
interface Listed {
  query: People;
  keysOf: (person: Person) => SortKeys;
}

function mostWatched(people: People, cursor: string | undefined): Listed {
  const after = readCursor(cursor, ['number', 'text']);
  const query = people.orderBy('popularity', 'desc').orderBy('people.id', 'desc');
  return {
    query: after
      ? query.where(sql<SqlBool>`(popularity, people.id) < (${sql.join([...after])})`)
      : query,
    keysOf: ({ popularity, id }) => [popularity, id],
  };
}

/** Lists the people of one letter. English names need no stored rank, because SQLite can sort them. */
function byName(
  people: People,
  cursor: string | undefined,
  initial: string,
  first: readonly string[],
): Listed {
  const isPersian = localeOf(initial) === 'fa';
  const [name, place] = isPersian
    ? [sql.ref('name_fa'), sql.ref('name_order')]
    : [sql.ref('name_en'), sql`lower(name_en)`];
  const after = readCursor(cursor, ['text', isPersian ? 'number' : 'text', 'text']);
  // The cursor is valid only for its own letter.
  if (after && after[0] !== initial) throw refuse.invalid(new Map([['cursor', [malformedCursor]]]));
  const query = people
    .where(sql<SqlBool>`substr(${name}, 1, 1) in ${among(first)}`)
    .orderBy(place, 'asc')
    .orderBy('people.id', 'asc');
  return {
    query: after
      ? query.where(sql<SqlBool>`(${place}, people.id) > (${sql.join(after.slice(1))})`)
      : query,
    keysOf: ({ name_order, name_en, id }) => [
      initial,
      isPersian ? name_order : (name_en ?? '').toLowerCase(),
      id,
    ],
  };
}

const localeOf = (initial: string): Locale => (/[A-Z]/.test(initial) ? 'en' : 'fa');

/** Counts each first character. These are few, however many names there are. */
function characterCounts({ all, from }: Database, group: Group, locale: Locale) {
  return all(
    from
      .selectFrom('person_groups')
      .innerJoin('people', 'people.id', 'person_groups.person_id')
      .select(({ fn }) => [
        sql<string>`substr(${sql.ref(`name_${locale}`)}, 1, 1)`.as('character'),
        fn.countAll<number>().as('count'),
      ])
      .where('group_key', '=', group)
      .where(`name_${locale}`, 'is not', null)
      .groupBy('character'),
  );
}

/** Returns the characters that count as a letter. */
function firstCharacters(db: Database, group: Group, initial: string): string[] {
  const locale = localeOf(initial);
  return characterCounts(db, group, locale).flatMap(({ character }) =>
    initialOf(character, locale) === initial ? character : [],
  );
}

function initialsOf(db: Database, group: Group): Record<string, number> {
  const initials: Record<string, number> = {};
  for (const locale of locales) {
    for (const { character, count } of characterCounts(db, group, locale)) {
      const initial = initialOf(character, locale);
      if (initial !== undefined) initials[initial] = (initials[initial] ?? 0) + count;
    }
  }
  return initials;
}

/** The number of titles of each person. */
function titleCounts({ all, from }: Database, people: readonly string[]): Map<string, number> {
  const rows = all(
    from
      .selectFrom('credits')
      .innerJoin('titles', 'titles.id', 'credits.title_id')
      .select(({ fn }) => ['person_id', fn.count<number>('titles.id').distinct().as('count')])
      .where('listed', '=', 1)
      .where('person_id', 'in', among(people))
      .groupBy('person_id'),
  );
  return new Map(rows.map(({ person_id, count }) => [person_id, count]));
}

export function castOf(parts: Parts, id: string): Cast {
  const { db, pictures } = parts;
  const row = db.one(db.from.selectFrom('people').selectAll().where('id', '=', id));
  if (!row) throw refuse.notFound(noSuchPerson);
  const groups = db.all(
    db.from.selectFrom('person_groups').select('group_key').where('person_id', '=', id),
  );
  return {
    id,
    name_fa: row.name_fa,
    name_en: row.name_en,
    biography_fa: row.biography_fa,
    biography_en: row.biography_en,
    birth_date: row.birth_date,
    birth_place_fa: row.birth_place_fa,
    birth_place_en: row.birth_place_en,
    death_date: row.death_date,
    picture: row.has_picture ? pictures.person(id, row) : null,
    // A cover with a face is avoided, because beside the portrait it would look like another person.
    backdrop: coverOf(parts, ofPerson(id), 'face'),
    iranian: row.iranian === 1,
    groups: groups.map(({ group_key }) => group_key),
    title_count: countTitles(db, ofPerson(id)),
  };
}

export function personOr404({ one, from }: Database, id: string): void {
  const row = one(from.selectFrom('people').select('id').where('id', '=', id));
  if (!row) throw refuse.notFound(noSuchPerson);
}
