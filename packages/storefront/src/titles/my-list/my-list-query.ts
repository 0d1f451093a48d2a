import type { ApiClient } from '@parde/api-client';
import { keyOf } from '@parde/api-client/query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOfTitle, type ListedTitle } from './listed-title.ts';

export const myList = 'watchlist';

/** Longer lists are cut. The title's own page still knows. */
const pageSize = 50;
const maxPages = 20;

/** Changes without an answer yet. A refetch must not undo them. */
export interface PendingChange {
  readonly isAdding: boolean;
}
export const pendingChanges = new Map<string, PendingChange>();

/**
 * One query for all buttons of a page. Its key extends that of the list pages, so it is invalidated with them. An array,
 * so that a document can carry it.
 */
export function myListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...keyOf('listMyTitles'), { list: myList, keys: true }],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const keys = new Set<string>();
      let cursor: string | null = null;
      for (let page = 0; page < maxPages; page += 1) {
        const query: { limit: number; cursor?: string } = {
          limit: pageSize,
          ...(cursor === null ? {} : { cursor }),
        };
        const { data } = await api.call('listMyTitles', { path: { list: myList }, query, signal });
        for (const title of data.items) keys.add(keyOfTitle(title));
        cursor = data.next_cursor;
        if (cursor === null) break;
      }
      for (const [key, { isAdding }] of pendingChanges) {
        if (isAdding) keys.add(key);
        else keys.delete(key);
      }
      return [...keys];
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** Shows a pending change on every button. */
export function updateMyListCache(
  client: QueryClient,
  api: ApiClient,
  { title, isIn }: { title: ListedTitle; isIn: boolean },
): void {
  client.setQueryData(myListQuery(api).queryKey, (before = []) => {
    const keys = new Set(before);
    if (isIn) keys.add(keyOfTitle(title));
    else keys.delete(keyOfTitle(title));
    return [...keys];
  });
}
