import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { minutes } from './freshness.ts';

/** The categories of the menu, with their children. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.call('getCategories', { signal }),
    staleTime: minutes(60),
    retry: false,
  });
}

/** One film. An unknown id fails with status 404. */
export function movieQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['movie', { id }],
    queryFn: async ({ signal }) => (await api.call('getMovie', { path: { id }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}
