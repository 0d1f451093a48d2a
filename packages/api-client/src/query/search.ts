import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** What fits as one types. Ask from the third character on. */
export function quickSearchQuery(api: ApiClient, { query }: QueryOf<'quickSearch'>) {
  return queryOptions({
    queryKey: keyOf('quick-search', { query }),
    queryFn: async ({ signal }) =>
      (await api.call('quickSearch', { query: { query }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** All that fits a term, page by page. */
export function searchQuery(api: ApiClient, query: WithoutCursor<QueryOf<'search'>>) {
  return infiniteQueryOptions({
    queryKey: keyOf('search', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('search', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
