import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf, PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate, invalidateLater } from './invalidate.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** The viewer’s own lists, with how much is in them. */
export function myListsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('my-lists'),
    queryFn: async ({ signal }) => (await api.call('listMyLists', { signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** What is in one of the viewer’s lists, page by page. */
export function myTitlesQuery(
  api: ApiClient,
  { list, ...query }: PathOf<'listMyTitles'> & WithoutCursor<QueryOf<'listMyTitles'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('my-titles', { list, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listMyTitles', {
          path: { list },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(1),
    retry: false,
    ...byCursor,
  });
}

/** Puts a title into one of the viewer’s lists. Twice is once. */
export function addToMyListMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['add-to-my-list'],
    mutationFn: (body: BodyOf<'addToMyList'>) => api.call('addToMyList', { body, viewer: true }),
    onSuccess: (_answer, _body, _before, { client }) =>
      invalidate(client, ['my-lists', 'my-titles', 'title-state']),
    retry: false,
  });
}

/** Takes a title out of one of the viewer’s lists. */
export function removeFromMyListMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['remove-from-my-list'],
    mutationFn: (body: BodyOf<'removeFromMyList'>) =>
      api.call('removeFromMyList', { body, viewer: true }),
    onSuccess: (_answer, _body, _before, { client }) =>
      invalidate(client, ['my-lists', 'my-titles', 'title-state']),
    retry: false,
  });
}

/** What the viewer has begun and not ended, page by page. */
export function watchingQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listWatching'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('watching', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listWatching', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(1),
    retry: false,
    ...byCursor,
  });
}

/** Keeps how far the viewer has watched. A player calls it, so no form’s errors are cleared. */
export function saveWatchingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-watching'],
    mutationFn: (body: BodyOf<'saveWatching'>) =>
      // The last one is sent by a page that is being closed.
      api.call('saveWatching', { body, keepalive: true }),
    onSuccess: (_answer, _body, _before, { client }) =>
      invalidateLater(client, ['watching', 'title-state']),
    retry: false,
  });
}

/** Takes a title out of what the viewer has begun. */
export function removeWatchingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['remove-watching'],
    mutationFn: (body: BodyOf<'removeWatching'>) =>
      api.call('removeWatching', { body, viewer: true }),
    onSuccess: (_answer, _body, _before, { client }) =>
      invalidate(client, ['watching', 'title-state']),
    retry: false,
  });
}

/** What the viewer has with a title: a rating, lists, a place. */
export function titleStateQuery(api: ApiClient, { content_type, id }: PathOf<'getTitleState'>) {
  return queryOptions({
    queryKey: keyOf('title-state', { content_type, id }),
    queryFn: async ({ signal }) =>
      (await api.call('getTitleState', { path: { content_type, id }, signal })).data,
    staleTime: minutes(1),
    retry: false,
  });
}

/** Gives a title a rating, or takes it back. */
export function rateTitleMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rate-title'],
    mutationFn: (body: BodyOf<'rateTitle'>) => api.call('rateTitle', { body, viewer: true }),
    onSuccess: (_answer, _body, _before, { client }) => invalidate(client, ['title-state']),
    retry: false,
  });
}
