import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { minutes, never } from './freshness.ts';

/** The slides and what is live now. Fetched once a visit. `ref` is the storefront's own referral. */
export function sliderQuery(api: ApiClient, { ref }: { ref: string }) {
  return queryOptions({
    queryKey: ['slider', { ref }],
    queryFn: async ({ signal }) => (await api.call('getSlider', { query: { ref }, signal })).data,
    staleTime: never,
    gcTime: never,
    retry: false,
  });
}

/** The shelves of the home page. */
export function discoverQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['discover'],
    queryFn: async ({ signal }) => (await api.call('getDiscover', { signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}
