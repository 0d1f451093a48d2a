import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** The genres: their keys and the names to show. */
export function genresQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('genres'),
    queryFn: ({ signal }) => api.call('getGenres', { signal }),
    staleTime: minutes(60),
    retry: false,
  });
}

/** What the lists can be filtered by: the values of each filter and their names. */
export function filtersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keyOf('filters'),
    queryFn: async ({ signal }) => (await api.call('getFilters', { signal })).data,
    staleTime: minutes(60),
    retry: false,
  });
}

/** Films and series, filtered and sorted, page by page. */
export function titlesQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listTitles'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('titles', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listTitles', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** A genre and its titles, page by page. */
export function genreTitlesQuery(
  api: ApiClient,
  { key, ...query }: PathOf<'listGenreTitles'> & WithoutCursor<QueryOf<'listGenreTitles'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('genre-titles', { key, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listGenreTitles', {
          path: { key },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** A category and its titles, page by page. */
export function categoryTitlesQuery(
  api: ApiClient,
  {
    category_id,
    ...query
  }: PathOf<'listCategoryTitles'> & WithoutCursor<QueryOf<'listCategoryTitles'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('category-titles', { category_id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listCategoryTitles', {
          path: { category_id },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** The lists that editors keep, page by page. */
export function listsQuery(api: ApiClient, query: WithoutCursor<QueryOf<'listLists'>> = {}) {
  return infiniteQueryOptions({
    queryKey: keyOf('lists', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listLists', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** One list and its titles, page by page. */
export function listQuery(
  api: ApiClient,
  { list, ...query }: PathOf<'getList'> & WithoutCursor<QueryOf<'getList'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('list', { list, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('getList', { path: { list }, query: pageQuery(query, pageParam), signal }))
        .data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}

/** What can be downloaded, page by page. */
export function downloadsQuery(
  api: ApiClient,
  query: WithoutCursor<QueryOf<'listDownloads'>> = {},
) {
  return infiniteQueryOptions({
    queryKey: keyOf('downloads', query),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('listDownloads', { query: pageQuery(query, pageParam), signal })).data,
    staleTime: minutes(5),
    retry: false,
    ...byCursor,
  });
}
