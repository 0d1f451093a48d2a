import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { QueryOf } from '../inputs.ts';
import { minutes, never } from './freshness.ts';
import { keyOf } from './keys.ts';

/** The slides and what is live now. Fetched once a visit. `ref` is the storefront's own referral. */
export function sliderQuery(api: ApiClient, { ref }: QueryOf<'getSlider'>) {
  return queryOptions({
    queryKey: keyOf('slider', { ref }),
    queryFn: async ({ signal }) => (await api.call('getSlider', { query: { ref }, signal })).data,
    staleTime: never,
    gcTime: never,
    retry: false,
  });
}

/** The shelves of the home page. */
export function discoverQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('discover'),
    queryFn: async ({ signal }) => (await api.call('getDiscover', { signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}

/** The most watched titles that pass the content filter. Fetched once a visit, unless it is asked for again. */
export function topQuery(api: ApiClient, filter: QueryOf<'getTop'>) {
  return queryOptions({
    queryKey: keyOf('top', filter),
    queryFn: async ({ signal }) => (await api.call('getTop', { query: filter, signal })).data.top,
    staleTime: never,
    gcTime: never,
    retry: false,
  });
}
