import type { ApiClient } from '@parde/api-client';
import { keyOf } from '@parde/api-client/query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOfTitle, type ListedTitle } from './listed-title.ts';

/** The list that buttons put titles in. */
export const myList = 'watchlist';

/** In one answer, and so many answers: whoever keeps more is told of the rest on the title's page. */
const pageSize = 50;
const maxPages = 20;

/** What was pressed and has no answer yet. An older answer must not undo it. */
export interface PendingChange {
  readonly isAdding: boolean;
}
export const pendingChanges = new Map<string, PendingChange>();

/**
 * What is in the viewer's list: one answer for every button of a page. It is under the key of the lists' own pages,
 * so whatever changes a list makes it old.
 */
export function myListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...keyOf('listMyTitles'), { list: myList, keys: true }],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const keys = new Set<string>();
      let cursor: string | null = null;
      for (let page = 0; page < maxPages; page += 1) {
        const query: { limit: number; cursor?: string } = {
          limit: pageSize,
          ...(cursor === null ? {} : { cursor }),
        };
        const { data } = await api.call('listMyTitles', { path: { list: myList }, query, signal });
        for (const { content_type, id } of data.items) keys.add(`${content_type}-${id}`);
        cursor = data.next_cursor;
        if (cursor === null) break;
      }
      for (const [key, { isAdding }] of pendingChanges) {
        if (isAdding) keys.add(key);
        else keys.delete(key);
      }
      return keys;
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** Says at once, on every button, what is only on its way. */
export function updateMyListCache(
  client: QueryClient,
  api: ApiClient,
  { title, isIn }: { title: ListedTitle; isIn: boolean },
): void {
  client.setQueryData(myListQuery(api).queryKey, (before = new Set()) => {
    const keys = new Set(before);
    if (isIn) keys.add(keyOfTitle(title));
    else keys.delete(keyOfTitle(title));
    return keys;
  });
}
