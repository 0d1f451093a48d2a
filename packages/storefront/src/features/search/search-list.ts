import type { Answer } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { maySearchQuickly } from '@parde/domain';
import { hasContentPage, isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { countedByAbout, listWithPages, pagedList } from '../../titles/grid/paged-list.ts';

export type SearchCounts = NonNullable<Answer<'search'>['data']['about']['counts']>;

export const searchKinds = [
  'all',
  'movie',
  'series',
  'episode',
  'video',
  'ekran',
  'live',
  'channel',
  'person',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds for which most searches have results, used if the server does not count. */
const usualKinds: readonly SearchKind[] = ['all', 'movie', 'series', 'video', 'person'];

export interface CountedKind {
  readonly kind: SearchKind;
  readonly count: number | undefined;
}

/** Returns the kinds that have a page and results, and the current kind. Empty if all results are of one kind. */
export function kindTabs(
  page: Pick<Page, 'facts'>,
  current: SearchKind,
  counts: SearchCounts | undefined,
): readonly CountedKind[] {
  const hasSome = (kind: SearchKind) =>
    counts ? (counts[kind] ?? 0) > 0 : usualKinds.includes(kind);
  const kinds = searchKinds
    .filter((kind) => kind === 'all' || kind === current || hasSome(kind))
    .filter((kind) => kind === 'all' || hasContentPage(page, kind))
    .map((kind) => ({ kind, count: counts && (counts[kind] ?? 0) }));
  return kinds.length > 2 || current !== 'all' ? kinds : [];
}

export function searchKind(search: URLSearchParams): SearchKind {
  return searchKinds.find((kind) => kind === search.get('kind')) ?? 'all';
}

/** False if the results come only from the home page's titles: the server's quick search accepts no term this short. */
export function isServerSearched(page: Pick<Page, 'facts'>, term: string): boolean {
  return !isDerived(page, 'search') || maySearchQuickly(term);
}

export function searchList(
  page: Pick<Page, 'api' | 'facts'>,
  term: string,
  search: URLSearchParams,
) {
  const { api, facts } = page;
  const { sort: _sort, type: _type, ...filters } = toApiQuery(readListOptions(search, facts));
  const kind = searchKind(search);
  const query = { ...filters, query: term, ...(kind !== 'all' && { type: kind }) };
  return countedByAbout(listWithPages(page, pagedList(askPages(api, 'search', { query }))));
}
