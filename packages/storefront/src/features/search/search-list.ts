import type { Answer, Card } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { maySearchQuickly } from '@parde/domain';
import {
  hasContentPage,
  hasSearchFilters,
  isDerived,
  type Known,
} from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import {
  needsFilter,
  noFilter,
  readListOptions,
  toApiQuery,
} from '../../titles/filter/title-list-options.ts';
import { countedByAbout, listWithPages, pagedList } from '../../titles/grid/paged-list.ts';

type SearchCounts = NonNullable<Answer<'search'>['data']['about']['counts']>;

const searchKinds = [
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

interface CountedKind {
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
  const kinds = kindsWithPage(page)
    .filter((kind) => kind === 'all' || kind === current || hasSome(kind))
    .map((kind) => ({ kind, count: counts && (counts[kind] ?? 0) }));
  return kinds.length > 2 || current !== 'all' ? kinds : [];
}

/** Returns the counts of the kinds that have a page. */
export function countsWithPage(
  page: Known,
  counts: SearchCounts | undefined,
): SearchCounts | undefined {
  return counts && Object.fromEntries(kindsWithPage(page).map((kind) => [kind, counts[kind]]));
}

function kindsWithPage(page: Known): readonly SearchKind[] {
  return searchKinds.filter((kind) => kind === 'all' || hasContentPage(page, kind));
}

export function searchKind(page: Known, search: URLSearchParams): SearchKind {
  return kindsWithPage(page).find((kind) => kind === search.get('kind')) ?? 'all';
}

/** False if the results come only from the home page's titles: the server's quick search accepts no term this short. */
export function isServerSearched(page: Pick<Page, 'facts'>, term: string): boolean {
  return !isDerived(page, 'search') || maySearchQuickly(term);
}

export const isFilterOffered = (page: Pick<Page, 'facts'>, count?: number, chosen = 0): boolean =>
  hasSearchFilters(page) && needsFilter(count, chosen);

export function searchList(
  page: Pick<Page, 'api' | 'facts'>,
  term: string,
  search: URLSearchParams,
) {
  const { api, facts } = page;
  const options = { ...readListOptions(search, facts), ...(!hasSearchFilters(page) && noFilter) };
  const { sort: _sort, type: _type, ...filters } = toApiQuery(options);
  const kind = searchKind(page, search);
  const query = { ...filters, query: term, ...(kind !== 'all' && { type: kind }) };
  return countedByAbout(listWithPages(page, pagedList(askPages(api, 'search', { query }))));
}

type CardKind = Exclude<SearchKind, 'all'>;
type SectionName = Exclude<CardKind, 'movie' | 'series' | 'ekran'> | 'titles';

export interface FoundSection {
  readonly name: SectionName;
  readonly cards: readonly Card[];
  /** The kinds of which the section shows only a part. */
  readonly more: readonly CountedKind[];
}

/** The most searched kinds come first: an episode has its series' name, and there are hundreds of episodes. */
const order = ['titles', 'person', 'video', 'episode', 'channel', 'live'] as const;

/** More cards than fit on a screen of any width, and few enough for a page of several rows. */
const cardsOfRow = 8;
const titlesOfRow = 12;

/**
 * Divides an answer of several kinds into sections; empty if one grid shows it as well. On a server that does not
 * count, the kinds are known only from a complete answer.
 */
export function sectionsOf(
  found: { readonly items: readonly Card[]; readonly next_cursor: string | null },
  counts: SearchCounts | undefined,
): readonly FoundSection[] {
  const { items, next_cursor } = found;
  if (!counts && next_cursor !== null) return [];
  const loaded = new Map<CardKind, number>();
  for (const { content_type: kind } of items) loaded.set(kind, (loaded.get(kind) ?? 0) + 1);
  const total = (kind: CardKind) => Math.max(counts?.[kind] ?? 0, loaded.get(kind) ?? 0);
  const kindsOf = (name: SectionName) => kinds.filter((kind) => sectionOf(kind) === name);
  const names = order.filter((name) => kindsOf(name).some((kind) => total(kind) > 0));
  if (names.length < 2) return [];

  const sections = names.map((name): FoundSection => {
    const all = items.filter((card) => sectionOf(card.content_type) === name);
    const cards = all.slice(0, name === 'titles' ? titlesOfRow : cardsOfRow);
    const shown = (kind: CardKind) => cards.filter((card) => card.content_type === kind).length;
    const more = kindsOf(name)
      .filter((kind) => total(kind) > shown(kind))
      .map((kind) => ({ kind, count: total(kind) }));
    return { name, cards, more };
  });
  const filled = sections.filter(({ cards }) => cards.length > 0);
  // If the typed name is that of a person, the person comes before the films.
  const best = items.find((card) => sectionOf(card.content_type) === 'titles');
  const isPerson = items[0]?.content_type === 'person' || best?.matched?.by === 'person';
  return isPerson
    ? [...filled].sort(
        (one, other) => Number(other.name === 'person') - Number(one.name === 'person'),
      )
    : filled;
}

const kinds: readonly CardKind[] = [
  'movie',
  'series',
  'ekran',
  'person',
  'video',
  'episode',
  'channel',
  'live',
];

function sectionOf(kind: CardKind): SectionName {
  return kind === 'movie' || kind === 'series' || kind === 'ekran' ? 'titles' : kind;
}
