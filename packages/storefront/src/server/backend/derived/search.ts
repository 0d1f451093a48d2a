import { type Card, isApiError, type QuickResult } from '@parde/api-client';
import type { Compose } from './compose.ts';
import { askHome, askHomeWith, cardsOf, findCard } from './home-cards.ts';
import { pageOf } from './pages.ts';
import { filterOf } from './title-lists.ts';

const shortestTerm = 3;

export const composeSearch: Compose<'search'> = async ({ query }, ask) => {
  const { query: term, type = 'all' } = query;
  const page = (cards: readonly Card[]) => ({
    data: {
      about: { query: term, count: cards.length, did_you_mean: null },
      ...pageOf(cards, query),
    },
  });
  if (term.length < shortestTerm) return page([]);

  const filter = filterOf(query);
  const isFiltered = Object.values(filter).some((value) => value !== 0);
  const [{ data: results }, known] = await Promise.all([
    ask('quickSearch', { query: { query: term } }),
    // What passes a filter is known from the filtered top list alone, so there it may not fail.
    isFiltered ? askHomeWith(ask, filter).then(cardsOf) : askHome(ask).then(cardsOf, noCards),
  ]);
  const found = results.flatMap((result) => {
    const card = resultCard(result, known);
    return card && (!isFiltered || findCard(known, { type: card.content_type, id: card.id }))
      ? [card]
      : [];
  });
  return page(found.filter(({ content_type }) => type === 'all' || content_type === type));
};

function noCards(error: unknown): Card[] {
  if (isApiError(error)) return [];
  throw error;
}

/** Undefined for a person, whom section 7 says no more of than the name. */
function resultCard(result: QuickResult, known: readonly Card[]): Card | undefined {
  const content_type = result.content_type ?? (result.type === 'other' ? undefined : result.type);
  if (content_type === undefined) return undefined;
  const { id, name_fa } = result;
  const card = findCard(known, { type: content_type, id });
  return {
    content_type,
    id,
    name_fa,
    name_en: result.name_en ?? card?.name_en ?? null,
    year: result.year ?? card?.year ?? null,
    poster: result.poster ?? card?.poster ?? null,
    backdrop: card?.backdrop ?? null,
    // The contract's default, where no card says more.
    access: card?.access ?? 'subscription',
    badge: card?.badge ?? null,
    rating: card?.rating ?? null,
  };
}
