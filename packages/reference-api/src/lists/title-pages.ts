import type { Answer } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CardRef } from '../catalogue/title.ts';
import { malformedCursor } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import { type KeyType, pageOf, pageSize, readCursor, type SortKeys } from '../paging.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import { facetsOf, kindCounts } from './facets.ts';
import { conditionsOf, type Filter, sorts, type TitleQuery } from './title-query.ts';

/** A condition on the table `titles`, applied before the filters. */
export type Scope = RawBuilder<SqlBool>;

export function titlePage(
  parts: Parts,
  scope: Scope,
  query: TitleQuery = {},
): Answer<'listTitles'>['data'] {
  const { db } = parts;
  const { items, next_cursor } = refPage(db, scope, query);
  const source = { from: sql`titles`, where: [sql<SqlBool>`titles.listed = 1`, scope] };
  return {
    items: parts.titles.cards(items),
    next_cursor,
    ...(query.cursor === undefined && {
      facets: { ...facetsOf(db, source, query), type: kindCounts(db, source, query) },
    }),
  };
}

/** Returns a page for lists that have no other data than their count. */
export function countedPage(
  parts: Parts,
  scope: Scope,
  query: TitleQuery = {},
): Answer<'listTitles'>['data'] {
  return { ...titlePage(parts, scope, query), count: countTitles(parts.db, scope, query) };
}

/** One page, sorted by a column and then by id. */
export function refPage(
  { all, from }: Database,
  scope: Scope,
  { sort = 'newest', cursor, limit = pageSize, ...filter }: TitleQuery,
): { items: CardRef[]; next_cursor: string | null } {
  const { column, direction } = sorts[sort];
  const after = keysAfter(sort, cursor, 'text');
  const place = sql`(${sql.ref(column)}, titles.id)`;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  let query = listed({ from }, scope, filter)
    .select(['titles.id', 'titles.type as content_type', `titles.${column} as place`])
    .orderBy(`titles.${column}`, direction)
    .orderBy('titles.id', direction)
    .limit(limit + 1);
  if (after) query = query.where(sql<SqlBool>`${place} ${beyond} (${sql.join([...after])})`);
  return pageOf(
    all(query),
    limit,
    ({ place, id }) => [sort, place, id],
    ({ content_type, id }) => ({ content_type, id }),
  );
}

export function countTitles({ one, from }: Database, scope: Scope, filter: Filter = {}): number {
  const query = listed({ from }, scope, filter).select(({ fn }) =>
    fn.countAll<number>().as('count'),
  );
  return one(query)?.count ?? 0;
}

function listed({ from }: Pick<Database, 'from'>, scope: Scope, filter: Filter) {
  return from
    .selectFrom('titles')
    .where('listed', '=', 1)
    .where(({ and }) => and([scope, ...conditionsOf(filter)]));
}

/** Reads a cursor. It is valid only for the sort order that it was made for. */
export function keysAfter(
  order: string,
  cursor: string | undefined,
  lastKey: KeyType,
): SortKeys | undefined {
  const [propCodeFor, ...keys] = readCursor(cursor, ['text', 'number', lastKey]) ?? [];
  if (propCodeFor === undefined) return undefined;
  if (propCodeFor !== order) throw refuse.invalid(new Map([['cursor', [malformedCursor]]]));
  return keys;
}
