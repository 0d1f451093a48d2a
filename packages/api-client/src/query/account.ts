import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate } from './invalidate.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** Changes what the user may change. */
export function updateUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['update-user'],
    mutationFn: async (body: BodyOf<'updateUser'>) =>
      (await api.call('updateUser', { body, viewer: true })).data,
    onSuccess: (_answer, _body, _before, { client }) => invalidate(client, ['user']),
    retry: false,
  });
}

/** The viewer’s own referral code and what it has earned. */
export function referralQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('referral'),
    queryFn: async ({ signal }) => (await api.call('getReferral', { signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** The days that the viewer was given, page by page. */
export function giftDaysQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listGiftDays'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('gift-days', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listGiftDays', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
