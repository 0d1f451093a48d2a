import { type ContentFilter, defaultContentFilter, parseContentFilter } from '@parde/domain';
import { hasContentPage, type Known } from '../../app/page/operations.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { contentFilter } from '../../app/settings/settings.ts';
import { printSearch } from '../../app/url.ts';
import { pageSize } from '../grid/paged-list.ts';

export const titleSorts = ['newest', 'popular', 'rating', 'name'] as const;
export type TitleSort = (typeof titleSorts)[number];

const titleKinds = ['all', 'movie', 'series'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** The kinds that have a page on this server, and `all`. */
export function kindsOfTitles(page: Known): readonly TitleKind[] {
  return titleKinds.filter((kind) => kind === 'all' || hasContentPage(page, kind));
}

export const filterNames = ['age', 'lang', 'country', 'f_type'] as const;

export interface TitleListOptions {
  readonly filter: ContentFilter;
  /**
   * The filter for titles that can be followed without sight or hearing; 0 for all. A separate field, because the
   * specified filter, which is remembered, has no room for it.
   */
  readonly accessible: number;
  /** Undefined for the list's own default order. */
  readonly sort: TitleSort | undefined;
  readonly kind: TitleKind;
}

/** The address wins. Without a filter in the address, the viewer's last filter applies. */
export function readListOptions(search: URLSearchParams, facts: PageFacts): TitleListOptions {
  return {
    filter: hasFilter(search) ? readFilter(search) : contentFilter.read(facts),
    accessible: readNumber(search.get('accessible')),
    sort: titleSorts.find((sort) => sort === search.get('sort')),
    kind: kindsOfTitles({ facts }).find((kind) => kind === search.get('type')) ?? 'all',
  };
}

export function hasFilter(search: URLSearchParams): boolean {
  return filterNames.some((name) => search.has(name));
}

function readFilter(search: URLSearchParams): ContentFilter {
  const pairs = filterNames.map((name) => `${name}=${search.get(name) ?? 0}`);
  return parseContentFilter(pairs.join('&'));
}

function readNumber(value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** Leaves out defaults, so that equal lists have equal addresses. */
export function toApiQuery({ filter, accessible, sort, kind }: TitleListOptions) {
  const activeFilters = Object.entries({ ...filter, accessible }).filter(
    ([, value]) => value !== 0,
  );
  return {
    ...(sort && { sort }),
    ...(kind !== 'all' && { type: kind }),
    ...Object.fromEntries(activeFilters),
    limit: pageSize,
  };
}

/**
 * Returns the search string for the first page of the list. An empty filter must be written out if the remembered one
 * is not empty.
 */
export function searchWithOptions(
  search: URLSearchParams,
  { filter, accessible, sort, kind }: TitleListOptions,
  remembered: ContentFilter,
): string {
  const next = new URLSearchParams(search);
  for (const name of ['from', 'sort', 'type', 'accessible', ...filterNames]) next.delete(name);
  if (kind !== 'all') next.set('type', kind);
  if (sort) next.set('sort', sort);
  for (const name of filterNames) if (filter[name] !== 0) next.set(name, String(filter[name]));
  if (accessible !== 0) next.set('accessible', String(accessible));
  if (isEmpty(filter) && !isEmpty(remembered)) next.set('age', '0');
  return printSearch(next);
}

const isEmpty = (filter: ContentFilter) => filterNames.every((name) => filter[name] === 0);

export type Filters = Pick<TitleListOptions, 'filter' | 'accessible'>;

export function countFilters({ filter, accessible }: Filters): number {
  return [...filterNames.map((name) => filter[name]), accessible].filter((value) => value !== 0)
    .length;
}

/** The menus, in their order. */
export const menuNames = [...filterNames, 'accessible'] as const;
export type MenuName = (typeof menuNames)[number];

export function chosenIn({ filter, accessible }: Filters, name: MenuName): number {
  return name === 'accessible' ? accessible : filter[name];
}

export function withChoice(
  { filter, accessible }: Filters,
  name: MenuName,
  value: number,
): Filters {
  return name === 'accessible'
    ? { filter, accessible: value }
    : { filter: { ...filter, [name]: value }, accessible };
}

export const noFilter: Filters = { filter: defaultContentFilter, accessible: 0 };

/** Looking through this many titles is faster than choosing a filter. */
const lookedThrough = 12;

/** Returns true if a filter is chosen, because the viewer must be able to clear it. */
export function needsFilter(count: number | undefined, chosen: number): boolean {
  return chosen > 0 || count === undefined || count > lookedThrough;
}
