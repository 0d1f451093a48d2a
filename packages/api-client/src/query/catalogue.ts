import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** One film. An unknown id fails with status 404. */
export function movieQuery(api: ApiClient, { id }: PathOf<'getMovie'>) {
  return queryOptions({
    queryKey: keyOf('movie', { id }),
    queryFn: async ({ signal }) => (await api.call('getMovie', { path: { id }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** One series with its seasons. An unknown id fails with status 404. */
export function seriesQuery(api: ApiClient, { id }: PathOf<'getSeries'>) {
  return queryOptions({
    queryKey: keyOf('series', { id }),
    queryFn: async ({ signal }) => (await api.call('getSeries', { path: { id }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** The episodes of a series or of one of its seasons, page by page. */
export function episodesQuery(
  api: ApiClient,
  { id, ...query }: PathOf<'listEpisodes'> & WithoutCursor<QueryOf<'listEpisodes'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('episodes', { id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listEpisodes', { path: { id }, query: pageQuery(query, pageParam), signal }))
        .data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** One episode with its place in its series. An unknown id fails with status 404. */
export function episodeQuery(api: ApiClient, { id }: PathOf<'getEpisode'>) {
  return queryOptions({
    queryKey: keyOf('episode', { id }),
    queryFn: async ({ signal }) => (await api.call('getEpisode', { path: { id }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** One video. An unknown id fails with status 404. */
export function videoQuery(api: ApiClient, { id }: PathOf<'getVideo'>) {
  return queryOptions({
    queryKey: keyOf('video', { id }),
    queryFn: async ({ signal }) => (await api.call('getVideo', { path: { id }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** One screening. An unknown id fails with status 404. */
export function ekranQuery(api: ApiClient, { id }: PathOf<'getEkran'>) {
  return queryOptions({
    queryKey: keyOf('ekran', { id }),
    queryFn: async ({ signal }) => (await api.call('getEkran', { path: { id }, signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** What is like a title, page by page. */
export function similarQuery(
  api: ApiClient,
  { content_type, id, ...query }: PathOf<'listSimilar'> & WithoutCursor<QueryOf<'listSimilar'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('similar', { content_type, id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listSimilar', {
          path: { content_type, id },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
