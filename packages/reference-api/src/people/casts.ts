import type { Answer, CallInput, Cast, CastItem } from '@parde/api-client';
import { type SqlBool, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { refuse } from '../contract/refusal.ts';
import { coverOf } from '../lists/cover.ts';
import { ofPerson } from '../lists/scopes.ts';
import { countTitles } from '../lists/title-pages.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import { noSuchPerson } from './messages.ts';

export function listCasts(
  { db, pictures }: Parts,
  group: CallInput<'listCasts'>['path']['group'],
  { cursor, limit = pageSize }: CallInput<'listCasts'>['query'] = {},
): Answer<'listCasts'>['data'] {
  const after = readCursor(cursor, ['number', 'text']);
  let query = db.from
    .selectFrom('person_groups')
    .innerJoin('people', 'people.id', 'person_groups.person_id')
    .select([
      'people.id',
      'name_fa',
      'name_en',
      'has_picture',
      'picture_url',
      'sitter',
      'popularity',
    ])
    .where('group_key', '=', group)
    .orderBy('popularity', 'desc')
    .orderBy('people.id', 'desc')
    .limit(limit + 1);
  if (after) {
    query = query.where(sql<SqlBool>`(popularity, people.id) < (${sql.join([...after])})`);
  }
  const { items: rows, next_cursor } = pageOf(
    db.all(query),
    limit,
    ({ popularity, id }) => [popularity, id],
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
  return { items, next_cursor };
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
    backdrop: coverOf(parts, ofPerson(id)),
    iranian: row.iranian === 1,
    groups: groups.map(({ group_key }) => group_key),
    title_count: countTitles(db, ofPerson(id)),
  };
}

export function personOr404({ one, from }: Database, id: string): void {
  const row = one(from.selectFrom('people').select('id').where('id', '=', id));
  if (!row) throw refuse.notFound(noSuchPerson);
}
