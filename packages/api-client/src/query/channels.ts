import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** The channels of a kind, page by page. */
export function channelsQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listChannels'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('channels', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listChannels', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(60),
    retry: false,
    ...byCursor,
  });
}

/** One channel: a newspaper, a studio or a magazine. An unknown id fails with status 404. */
export function channelQuery(api: ApiClient, { id }: PathOf<'getChannel'>) {
  return queryOptions({
    queryKey: keyOf('channel', { id }),
    queryFn: async ({ signal }) => (await api.call('getChannel', { path: { id }, signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** What a channel has published, page by page. */
export function channelVideosQuery(
  api: ApiClient,
  { id, ...query }: PathOf<'listChannelVideos'> & WithoutCursor<QueryOf<'listChannelVideos'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('channel-videos', { id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listChannelVideos', {
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

/** The newest issues of all magazines, page by page. */
export function magazinesQuery(
  api: ApiClient,
  query: WithoutCursor<QueryOf<'listMagazines'>> = {},
) {
  return infiniteQueryOptions({
    queryKey: keyOf('magazines', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listMagazines', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
