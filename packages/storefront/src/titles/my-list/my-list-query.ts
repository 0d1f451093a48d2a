import type { ApiClient } from '@parde/api-client';
import { keyOf } from '@parde/api-client/query';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { keyOfTitle } from './listed-title.ts';

export const myList = 'watchlist';

/** Longer lists are cut off. The title's own page still knows whether the title is in the list. */
const pageSize = 50;
const maxPages = 20;

/** A change that the server has not answered yet. A refetch must not undo it. */
export interface PendingChange {
  readonly isAdding: boolean;
}
export const pendingChanges = new Map<string, PendingChange>();

/**
 * One query for all list buttons of a page. Its key extends that of the list pages, so both are invalidated together.
 * The data is an array, so that it can be part of a document.
 */
export function myListQuery(api: ApiClient) {
  return keysQuery([...keyOf('listMyTitles'), { list: myList, keys: true }], async (query) => {
    const { data } = await api.call('listMyTitles', { path: { list: myList }, ...query });
    return { keys: data.items.map(keyOfTitle), next: data.next_cursor };
  });
}

interface PageInput {
  readonly query: { limit: number; cursor?: string };
  readonly signal: AbortSignal;
}

interface KeysPage {
  readonly keys: readonly string[];
  readonly next: string | null;
}

/** `myListQuery`, or the query of another list. */
export type KeysQuery = (api: ApiClient) => ReturnType<typeof keysQuery>;

function keysQuery(queryKey: QueryKey, load: (input: PageInput) => Promise<KeysPage>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const keys = new Set<string>();
      let cursor: string | null = null;
      for (let page = 0; page < maxPages; page += 1) {
        const query = { limit: pageSize, ...(cursor !== null && { cursor }) };
        const loaded: KeysPage = await load({ query, signal });
        for (const key of loaded.keys) keys.add(key);
        cursor = loaded.next;
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

/** One query for all follow buttons of a page, like `myListQuery` for titles. */
export function followingQuery(api: ApiClient) {
  return keysQuery([...keyOf('listFollowing'), { keys: true }], async (input) => {
    const { data } = await api.call('listFollowing', input);
    const keys = data.items.map(({ id }) => keyOfTitle({ content_type: 'channel', id }));
    return { keys, next: data.next_cursor };
  });
}
