import type { Answer, CallInput } from '@parde/api-client';
import { sql } from 'kysely';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { listItems } from './editorial.ts';
import { editorialInfos, genreInfos } from './list-infos.ts';
import { noSuchList } from './messages.ts';
import { ofGenre } from './scopes.ts';
import { countedPage } from './title-pages.ts';
import type { TitleQuery } from './title-query.ts';

/** Editors' lists, newest first, then the genres in the menu's order. */
type Row = { part: 0 | 1; place: number; id: string };

export function listLists(
  parts: Parts,
  { cursor, limit = pageSize }: CallInput<'listLists'>['query'] = {},
): Answer<'listLists'>['data'] {
  const { db } = parts;
  const after = readCursor(cursor, ['number', 'number', 'text']);
  const next = after ? sql`where (part, place, id) > (${sql.join([...after])})` : sql``;
  const query = sql<Row>`
    with all_lists (part, place, id) as (
      select 0, -updated_at, id from lists
      union all
      select 1, position, key from genres
    )
    select * from all_lists ${next} order by part, place, id limit ${limit + 1}`;
  const { items: rows, next_cursor } = pageOf(
    db.all({ compile: () => query.compile(db.from) }),
    limit,
    ({ part, place, id }) => [part, place, id],
    (row) => row,
  );
  const idsOf = (part: Row['part']) => rows.flatMap((row) => (row.part === part ? row.id : []));
  return {
    items: [...editorialInfos(parts, idsOf(0)), ...genreInfos(parts, idsOf(1))],
    next_cursor,
  };
}

/** An editor's list wins over a genre of the same name. */
export function getList(
  parts: Parts,
  id: string,
  query: TitleQuery = {},
): Answer<'getList'>['data'] {
  const editorial = editorialInfos(parts, [id])[0];
  if (editorial) {
    const { items, next_cursor } = listItems(parts.db, id, query);
    return { about: editorial, items: parts.titles.cards(items), next_cursor };
  }
  const genre = genreInfos(parts, [id])[0];
  if (!genre) throw refuse.notFound(noSuchList);
  return { about: genre, ...countedPage(parts, ofGenre(id), query) };
}
