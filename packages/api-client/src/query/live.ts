import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** The live channels and what is on, page by page. */
export function livesQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listLives'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('lives', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listLives', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(1),
    retry: false,
    ...byCursor,
  });
}

/** One live channel and what is on. An unknown id fails with status 404. */
export function liveQuery(api: ApiClient, { id }: PathOf<'getLive'>) {
  return queryOptions({
    queryKey: keyOf('live', { id }),
    queryFn: async ({ signal }) => (await api.call('getLive', { path: { id }, signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** The programmes of a channel on a day in Tehran. */
export function liveScheduleQuery(
  api: ApiClient,
  { id, ...query }: PathOf<'getLiveSchedule'> & QueryOf<'getLiveSchedule'>,
) {
  return queryOptions({
    queryKey: keyOf('live-schedule', { id, ...query }),
    queryFn: async ({ signal }) =>
      (await api.call('getLiveSchedule', { path: { id }, query, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}
