import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { CardRef, TitleKind } from '../catalogue/title.ts';
import { pageOf, pageSize } from '../paging.ts';
import type { Database } from '../storage/database.ts';
import { facetsOf } from './facets.ts';
import { keysAfter } from './title-pages.ts';
import { conditionsOf, type Filter, type Sort, sorts, type TitleQuery } from './title-query.ts';

type Item = { content_type: TitleKind; id: string; position: number; place: number };

/**
 * The items of editors' lists: films, series, videos, episodes or screenings. `titles` is the title to which filters
 * apply: an episode's series, a screening's film. Sorting uses the item's own columns.
 */
const listed = sql`
  list_titles
    left join episodes on content_type = 'episode' and episodes.id = content_id
    left join ekrans on content_type = 'ekran' and ekrans.id = content_id
    join titles on titles.id = case content_type
      when 'episode' then episodes.series_id when 'ekran' then ekrans.film_id else content_id end
      and (content_type in ('episode', 'ekran') or content_type = titles.type)`;

const places: Record<Sort, RawBuilder<number>> = {
  newest: sql`coalesce(episodes.added_at, ekrans.added_at, titles.added_at)`,
  popular: sql`coalesce(episodes.popularity, ekrans.popularity, titles.popularity)`,
  rating: sql`coalesce(episodes.rating, ekrans.rating, titles.rating)`,
  name: sql`titles.name_order`,
};

/** Lists the items, in the editor's order by default. */
export function listItems(
  db: Database,
  list: string,
  { sort, cursor, limit = pageSize, type, ...filter }: TitleQuery = {},
): { items: CardRef[]; next_cursor: string | null } {
  const place = sort === undefined ? sql<number>`position` : places[sort];
  const up = sort === undefined || sorts[sort].direction === 'asc';
  const [direction, beyond] = up ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const after = keysAfter(sort ?? 'editor', cursor, 'number');
  const conditions = [
    ...kindOf(type),
    ...conditionsOf(filter),
    ...(after ? [sql`(${place}, position) ${beyond} (${sql.join([...after])})`] : []),
  ].map((condition) => sql`and ${condition}`);
  const query = sql<Item>`
    select content_type, content_id as id, position, ${place} as place from ${listed}
      where list_id = ${list} ${sql.join(conditions, sql` `)}
      order by place ${direction}, position ${direction} limit ${limit + 1}`;
  return pageOf(
    db.all({ compile: () => query.compile(db.from) }),
    limit,
    (item) => [sort ?? 'editor', item.place, item.position],
    ({ content_type, id }) => ({ content_type, id }),
  );
}

/** Counts the items of a list that match a filter, and those that each other choice would leave. */
export function listFacets(db: Database, list: string, { type, ...filter }: Filter) {
  const where = [sql<SqlBool>`list_id = ${list}`, ...kindOf(type)];
  const conditions = sql.join([...where, ...conditionsOf(filter)], sql` and `);
  const query = sql<{ count: number }>`select count(*) as count from ${listed} where ${conditions}`;
  return {
    count: db.one({ compile: () => query.compile(db.from) })?.count ?? 0,
    facets: facetsOf(db, { from: listed, where }, filter),
  };
}

/** The number of items in each list. */
export function itemCounts(db: Database, lists: readonly string[]): Map<string, number> {
  const query = sql<{ list_id: string; count: number }>`
    select list_id, count(*) as count from ${listed} where list_id in ${among(lists)} group by list_id`;
  const rows = db.all({ compile: () => query.compile(db.from) });
  return new Map(rows.map(({ list_id, count }) => [list_id, count]));
}

/** An episode matches the filters of its series, but does not count as a series. */
function kindOf(type: TitleQuery['type']): RawBuilder<SqlBool>[] {
  if (type === undefined) return [];
  if (type === 'all') return [sql`content_type in ('movie', 'series')`];
  return [sql`content_type = ${type}`];
}
