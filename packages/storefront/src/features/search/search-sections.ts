import type { Card } from '@parde/api-client';
import type { CountedKind, SearchCounts, SearchKind } from './search-list.ts';

type CardKind = Exclude<SearchKind, 'all'>;
type SectionName = Exclude<CardKind, 'movie' | 'series' | 'ekran'> | 'titles';

export interface FoundSection {
  readonly name: SectionName;
  readonly cards: readonly Card[];
  /** The kinds of which the section shows only a part. */
  readonly more: readonly CountedKind[];
}

interface Found {
  readonly items: readonly Card[];
  readonly next_cursor: string | null;
}

/**
 * The kinds that are searched for most come first: an episode has its series' name, and there are hundreds of
 * episodes.
 */
const order = ['titles', 'person', 'video', 'episode', 'channel', 'live'] as const;

/** More cards than fit on a screen of any width, and few enough for a page of several rows. */
const cardsOfRow = 8;
const titlesOfRow = 12;

/**
 * Divides an answer of several kinds into sections; empty if one grid shows it as well. On a server that does not
 * count, the kinds are known only from a complete answer.
 */
export function sectionsOf(
  found: Found,
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
  const titles = items.filter((card) => sectionOf(card.content_type) === 'titles');
  const theirs = titles.filter(({ matched }) => matched?.by === 'person');
  const isPerson = items[0]?.content_type === 'person' || theirs.length * 2 > titles.length;
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
