import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** Where a page of a list begins; null is its start. */
export type Cursor = string | null;

/** A page as the API gives it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: Cursor;
}

interface InfiniteList<Page, Key extends QueryKey> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<Page, Key, Cursor> | SkipToken | undefined;
  readonly staleTime?: unknown;
}

/** How many items a page holds: a few screens of a phone, and more than one of the largest. */
export const pageSize = 36;

/** One page, as a query. */
interface PageQuery<Page> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Page>;
  readonly staleTime: number;
  readonly retry: false;
}

/**
 * An endless list of which each page is a query of its own: one that is far out of sight can leave the cache, and one
 * in the middle can come without all before it.
 */
export interface PagedList<Page> {
  readonly key: QueryKey;
  page(cursor: Cursor): PageQuery<Page>;
}

/** From an infinite query of the API client. */
export function pagedList<Page, Key extends QueryKey>({
  queryKey,
  queryFn,
  staleTime,
}: InfiniteList<Page, Key>): PagedList<Page> {
  if (typeof queryFn !== 'function') throw new Error('A list without a way to its pages.');
  return {
    key: queryKey,
    page: (cursor) => ({
      queryKey: [...queryKey, 'page', cursor],
      queryFn: ({ client, signal, meta }) =>
        queryFn({ client, signal, meta, queryKey, pageParam: cursor, direction: 'forward' }),
      staleTime: typeof staleTime === 'number' ? staleTime : 0,
      retry: false,
    }),
  };
}

const cursorParam = 'from';

/** The page that an address asks for. What no API ever gave is the start. */
export function cursorIn(search: URLSearchParams): Cursor {
  const cursor = search.get(cursorParam);
  return cursor !== null && /^[\w=-]{1,200}$/.test(cursor) ? cursor : null;
}

/** The same address, with another page of its list. */
export function searchWithCursor(search: URLSearchParams, cursor: Cursor): string {
  const next = new URLSearchParams(search);
  if (cursor === null) next.delete(cursorParam);
  else next.set(cursorParam, cursor);
  return next.size === 0 ? '' : `?${next}`;
}
