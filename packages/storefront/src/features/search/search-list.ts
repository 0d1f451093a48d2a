import { askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { pagedList } from '../../titles/grid/paged-list.ts';

export const searchKinds = ['all', 'movie', 'series', 'video', 'person'] as const;
export type SearchKind = (typeof searchKinds)[number];

export function searchKind(search: URLSearchParams): SearchKind {
  return searchKinds.find((kind) => kind === search.get('kind')) ?? 'all';
}

export function searchList(
  { api, facts }: Pick<Page, 'api' | 'facts'>,
  term: string,
  search: URLSearchParams,
) {
  const { sort: _sort, type: _type, ...asked } = toApiQuery(readListOptions(search, facts));
  const kind = searchKind(search);
  return pagedList(
    askPages(api, 'search', {
      query: { ...asked, query: term, ...(kind !== 'all' && { type: kind }) },
    }),
  );
}
