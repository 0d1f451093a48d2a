import type { Answer, CallInput, ListKind } from '@parde/api-client';
import { sql } from 'kysely';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { listFacets, listItems } from './editorial.ts';
import { editorialInfos, genreInfos } from './list-infos.ts';
import { noSuchList } from './messages.ts';
import { ofGenre } from './scopes.ts';
import { countedPage } from './title-pages.ts';
import type { TitleQuery } from './title-query.ts';

/** Editors' lists come first, newest first, then genres in the menu's order. */
type Row = { part: 0 | 1; place: number; id: string };
const partOf: Record<ListKind, Row['part']> = { editorial: 0, genre: 1 };

export function listLists(
  parts: Parts,
  { kind, cursor, limit = pageSize }: CallInput<'listLists'>['query'] = {},
): Answer<'listLists'>['data'] {
  const { db } = parts;
  const after = readCursor(cursor, ['number', 'number', 'text']);
  const conditions = [
    ...(kind === undefined ? [] : [sql`part = ${partOf[kind]}`]),
    ...(after ? [sql`(part, place, id) > (${sql.join([...after])})`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const query = sql<Row>`
    with all_lists (part, place, id) as (
      select 0, -updated_at, id from lists
      union all
      select 1, position, key from genres
    )
    select * from all_lists ${where} order by part, place, id limit ${limit + 1}`;
  const { items: rows, next_cursor } = pageOf(
    db.all({ compile: () => query.compile(db.from) }),
    limit,
    ({ part, place, id }) => [part, place, id],
    (row) => row,
  );
  const idsOf = (part: Row['part']) => rows.flatMap((row) => (row.part === part ? row.id : []));
  // Shared by both kinds of lists, so that no two covers on a page are the same.
  const shown = new Set<string>();
  return {
    items: [...editorialInfos(parts, idsOf(0), shown), ...genreInfos(parts, idsOf(1), shown)],
    next_cursor,
  };
}

/** An editor's list takes precedence over a genre with the same id. */
export function getList(
  parts: Parts,
  id: string,
  query: TitleQuery = {},
): Answer<'getList'>['data'] {
  const editorial = editorialInfos(parts, [id])[0];
  if (editorial) {
    const { items, next_cursor } = listItems(parts.db, id, query);
    return {
      about: editorial,
      items: parts.titles.cards(items),
      next_cursor,
      ...(query.cursor === undefined && listFacets(parts.db, id, query)),
    };
  }
  const genre = genreInfos(parts, [id])[0];
  if (!genre) throw refuse.notFound(noSuchList);
  return { about: genre, ...countedPage(parts, ofGenre(id), query) };
}
