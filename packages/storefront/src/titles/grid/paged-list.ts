import { type Card, isApiError } from '@parde/api-client';
import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { printSearch } from '../../app/url.ts';
import { cardsWithPage } from '../cards/cards-with-page.ts';

/** `null` is the start of the list. */
export type Cursor = string | null;

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: Cursor;
}

/** Marks the start of the list in the answer for a cursor that the API refused. */
interface StandIn {
  readonly isStandIn: true;
}

export function isStandIn(page: unknown): boolean {
  return typeof page === 'object' && page !== null && 'isStandIn' in page;
}

interface InfiniteList<Page, Key extends QueryKey> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<Page, Key, Cursor> | SkipToken | undefined;
  readonly staleTime?: unknown;
  readonly enabled?: unknown;
}

/** A few screens of a phone, and more than one of the largest. */
export const pageSize = 36;

interface PageQuery<Page> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Page | (Page & StandIn)>;
  readonly staleTime: number;
  readonly retry: false;
  /** Set if the server does not have the operation. */
  readonly enabled?: false;
}

/** Each page is its own query, so that far pages can leave the cache and the list can start in the middle. */
export interface PagedList<Page> {
  readonly key: QueryKey;
  /**
   * Returns the query of a page. If the API refuses the cursor, the list starts again, unless the page follows
   * another one: the start would then repeat.
   */
  page(cursor: Cursor, follows?: boolean): PageQuery<Page>;
}

export function pagedList<Page extends object, Key extends QueryKey>({
  queryKey,
  queryFn,
  staleTime,
  enabled,
}: InfiniteList<Page, Key>): PagedList<Page> {
  if (typeof queryFn !== 'function') throw new Error('A list without a way to its pages.');
  return {
    key: queryKey,
    page: (cursor, follows = cursor === null) => ({
      queryKey: [...queryKey, 'page', cursor],
      queryFn({ client, signal, meta }) {
        const fetchFrom = async (pageParam: Cursor) =>
          queryFn({ client, signal, meta, queryKey, pageParam, direction: 'forward' });
        return fetchFrom(cursor).catch(async (error: unknown) => {
          if (follows || !isApiError(error) || error.kind !== 'validation') {
            throw error;
          }
          return { ...(await fetchFrom(null)), isStandIn: true };
        });
      },
      staleTime: typeof staleTime === 'number' ? staleTime : 0,
      retry: false,
      ...(enabled === false && { enabled }),
    }),
  };
}

/** Returns the list with each answer changed. */
export function mapPages<From, To>(
  list: PagedList<From>,
  change: (answer: From, cursor: Cursor) => To,
): PagedList<To> {
  return {
    ...list,
    page(cursor, follows) {
      const query = list.page(cursor, follows);
      return {
        ...query,
        queryFn: async (context) => change(await query.queryFn(context), cursor),
      };
    },
  };
}

const cursorParam = 'from';

/** Returns the start if the cursor is malformed. */
export function cursorIn(search: URLSearchParams): Cursor {
  const cursor = search.get(cursorParam);
  return cursor !== null && /^[\w=-]{1,200}$/.test(cursor) ? cursor : null;
}

export function searchWithCursor(search: URLSearchParams, cursor: Cursor): string {
  const next = new URLSearchParams(search);
  if (cursor === null) next.delete(cursorParam);
  else next.set(cursorParam, cursor);
  return printSearch(next);
}

export function listWithPages<List extends ListPage<Card>>(
  page: Pick<Page, 'facts'>,
  list: PagedList<List>,
): PagedList<List> {
  if (page.facts.operations === undefined) return list;
  return mapPages(list, (answer) => ({ ...answer, items: cardsWithPage(page, answer.items) }));
}

/** For a list that has its number of matching titles in `about`. Other lists have the number beside their items. */
export function countedByAbout<Page extends { readonly about: { readonly count: number } }>(
  list: PagedList<Page>,
): PagedList<Page & { readonly count: number }> {
  return mapPages(list, (answer) => ({ ...answer, count: answer.about.count }));
}
