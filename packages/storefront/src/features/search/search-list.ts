import { askPages } from '@parde/api-client/query';
import { hasContentPage } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import { listWithPages } from '../../titles/cards/cards-with-page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { pagedList } from '../../titles/grid/paged-list.ts';

export const searchKinds = ['all', 'movie', 'series', 'video', 'person'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Those whose contents have a page. */
export function searchKindsThere(page: Pick<Page, 'facts'>): readonly SearchKind[] {
  return searchKinds.filter((kind) => kind === 'all' || hasContentPage(page, kind));
}

export function searchKind(search: URLSearchParams): SearchKind {
  return searchKinds.find((kind) => kind === search.get('kind')) ?? 'all';
}

export function searchList(
  page: Pick<Page, 'api' | 'facts'>,
  term: string,
  search: URLSearchParams,
) {
  const { api, facts } = page;
  const { sort: _sort, type: _type, ...asked } = toApiQuery(readListOptions(search, facts));
  const kind = searchKind(search);
  const query = { ...asked, query: term, ...(kind !== 'all' && { type: kind }) };
  return listWithPages(page, pagedList(askPages(api, 'search', { query })));
}
