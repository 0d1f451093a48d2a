import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { QueryOf } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';

/** What is known of a viewer who has not signed in. `ref` is the viewer's referral, 0 without one. */
export function ghostCheckQuery(api: ApiClient, { ref }: QueryOf<'ghostCheck'>) {
  return queryOptions({
    queryKey: keyOf('ghost-check', { ref }),
    queryFn: ({ signal }) => api.call('ghostCheck', { query: { ref }, signal }),
    staleTime: minutes(5),
    retry: false,
  });
}

/** The signed-in user. `ref` is the storefront's own referral. A guest's call fails with status 401. */
export function userQuery(api: ApiClient, { ref }: QueryOf<'getUser'>) {
  return queryOptions({
    queryKey: keyOf('user', { ref }),
    queryFn: async ({ signal }) => (await api.call('getUser', { query: { ref }, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}
