import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** The people of a group, page by page. */
export function castsQuery(
  api: ApiClient,
  { group, ...query }: PathOf<'listCasts'> & WithoutCursor<QueryOf<'listCasts'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('casts', { group, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listCasts', { path: { group }, query: pageQuery(query, pageParam), signal }))
        .data,
    staleTime: minutes(60),
    retry: false,
    ...byCursor,
  });
}

/** One person. An unknown id fails with status 404. */
export function castQuery(api: ApiClient, { id }: PathOf<'getCast'>) {
  return queryOptions({
    queryKey: keyOf('cast', { id }),
    queryFn: async ({ signal }) => (await api.call('getCast', { path: { id }, signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** What a person made or played in, page by page. */
export function castTitlesQuery(
  api: ApiClient,
  { id, ...query }: PathOf<'listCastTitles'> & WithoutCursor<QueryOf<'listCastTitles'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('cast-titles', { id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listCastTitles', {
          path: { id },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
