import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf } from '../inputs.ts';
import { minutes, never } from './freshness.ts';
import { keyOf } from './keys.ts';

/** What the footer says. Fetched once a visit. */
export function appDetailsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('app-details'),
    queryFn: async ({ signal }) => (await api.call('getAppDetails', { signal })).data,
    staleTime: never,
    gcTime: never,
    retry: false,
  });
}

/** The categories of the menu, with their children. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('categories'),
    queryFn: ({ signal }) => api.call('getCategories', { signal }),
    staleTime: minutes(60),
    retry: false,
  });
}

/** The trust badges. */
export function trustBadgesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('trust-badges'),
    queryFn: async ({ signal }) => (await api.call('getTrustBadges', { signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** A page of words: about, questions, terms. */
export function textPageQuery(api: ApiClient, { page }: PathOf<'getPage'>) {
  return queryOptions({
    queryKey: keyOf('page', { page }),
    queryFn: async ({ signal }) => (await api.call('getPage', { path: { page }, signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** What each mobile operator charges for data. */
export function operatorsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('operators'),
    queryFn: async ({ signal }) => (await api.call('listOperators', { signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** The code to dial for an operator’s offer. */
export function ussdLinkQuery(api: ApiClient, query: QueryOf<'getUssdLink'>) {
  return queryOptions({
    queryKey: keyOf('ussd-link', query),
    queryFn: async ({ signal }) => (await api.call('getUssdLink', { query, signal })).data,
    staleTime: minutes(5),
    retry: false,
  });
}
