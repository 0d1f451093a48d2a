import { type Card, isApiError, type QuickResult } from '@parde/api-client';
import { maySearchQuickly, searchForms, toArabicLetters } from '@parde/domain';
import type { CallOperation, Compose } from './compose.ts';
import {
  cardsOf,
  fetchFilteredHome,
  fetchHomeAnswers,
  findCard,
  uniqueCards,
} from './home-cards.ts';
import { pageOf } from './pages.ts';
import { filterOf } from './title-lists.ts';

export const composeSearch: Compose<'search'> = async ({ query }, callOperation) => {
  const { query: term, type = 'all' } = query;
  const page = (cards: readonly Card[]) => ({
    data: {
      about: { query: term, count: cards.length, did_you_mean: null },
      ...pageOf(cards, query),
    },
  });
  const ofKind = (cards: readonly Card[]) =>
    cards.filter(({ content_type }) => type === 'all' || content_type === type);
  const filter = filterOf(query);
  const isFiltered = Object.values(filter).some((value) => value !== 0);
  // The quick search refuses such short terms, so search the lists. The results page names the searched lists.
  if (!maySearchQuickly(term)) {
    const home = isFiltered
      ? fetchFilteredHome(callOperation, filter)
      : fetchHomeAnswers(callOperation);
    return page(ofKind(cardsNamed(term, await home.then(cardsOf, noCardsWithoutOperation))));
  }
  const [results, known] = await Promise.all([
    searchQuickly(callOperation, term),
    // Only the filtered top list shows which titles match a filter, so its failure fails the search.
    isFiltered
      ? fetchFilteredHome(callOperation, filter).then(cardsOf)
      : fetchHomeAnswers(callOperation).then(cardsOf, noCards),
  ]);
  const cards = results.flatMap((result) => {
    const card = resultCard(result, known);
    return card && (!isFiltered || findCard(known, { type: card.content_type, id: card.id }))
      ? [card]
      : [];
  });
  return page(ofKind(uniqueCards(cards)));
};

/** Returns the cards whose name has a word that begins with the term. */
function cardsNamed(term: string, cards: readonly Card[]): Card[] {
  const starts = searchForms(term).map((form) => ` ${form}`);
  const hasTerm = (name: string) =>
    searchForms(name).some((form) => starts.some((start) => ` ${form}`.includes(start)));
  return cards.filter(({ name_fa, name_en }) => hasTerm(name_fa) || hasTerm(name_en ?? ''));
}

/**
 * Searches again with folded forms of the term if the server finds nothing, because some servers do not fold it. Some
 * servers have names from Arabic keyboards and find them only by Arabic letters.
 */
async function searchQuickly(callOperation: CallOperation, term: string): Promise<QuickResult[]> {
  const find = async (query: string) =>
    (await callOperation('quickSearch', { query: { query } })).data;
  const results = await find(term);
  if (results.length > 0) return results;
  const others = searchForms(term).filter((form) => form !== term && maySearchQuickly(form));
  const folded = (await Promise.all(others.map(find))).flat();
  const arabic = toArabicLetters(term);
  return folded.length > 0 || arabic === term ? folded : find(arabic);
}

function noCardsWithoutOperation(error: unknown): Card[] {
  if (isApiError(error) && error.status === 501) return [];
  throw error;
}

function noCards(error: unknown): Card[] {
  if (isApiError(error)) return [];
  throw error;
}

/** Returns undefined for a person, because section 7 has only a person's name. */
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
    jalali_year: result.jalali_year ?? card?.jalali_year ?? null,
    poster: result.poster ?? card?.poster ?? null,
    backdrop: card?.backdrop ?? null,
    // Without a card, use the contract's default.
    access: card?.access ?? 'subscription',
    badge: card?.badge ?? null,
    rating: card?.rating ?? null,
    episode_of: result.episode_of ?? card?.episode_of ?? null,
  };
}
