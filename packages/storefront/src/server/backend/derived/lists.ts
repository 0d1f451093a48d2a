import { type Card, type Input, isApiError, type QuickResult } from '@parde/api-client';
import { type ContentFilter, maySearchQuickly, searchForms, toArabicLetters } from '@parde/domain';
import { isTitleType } from '../../../content-id.ts';
import { type CallOperation, type Compose, Refusal } from '../define-backend.ts';
import {
  cardsOf,
  fetchFilteredHome,
  fetchHomeAnswers,
  findCard,
  type HomeRow,
  ignoreFailedCall,
  uniqueCards,
} from './home-cards.ts';

type ListQuery = NonNullable<Input<'listTitles'>['query']>;

export const composeTitles: Compose<'listTitles'> = async ({ query = {} }, callOperation) => {
  const home = await fetchFilteredHome(callOperation, filterOf(query));
  const cards = cardsOf(home).filter(isOfKind(query.type ?? 'all'));
  return { data: pageOf(sorted(cards, query.sort), query) };
};

export const composeGenreTitles: Compose<'listGenreTitles'> = async (
  { path: { key }, query = {} },
  callOperation,
) => {
  const [genres, home] = await Promise.all([
    callOperation('getGenres', {}),
    fetchFilteredHome(callOperation, filterOf(query)),
  ]);
  const name_fa = Object.hasOwn(genres, key) ? genres[key] : undefined;
  if (name_fa === undefined) {
    throw new Refusal({
      status: 404,
      message: 'This genre could not be found.',
      message_fa: 'این ژانر پیدا نشد.',
    });
  }
  const rows = (home.discover?.data ?? []).filter(isRowOf(key, name_fa));
  const all = uniqueCards([
    ...cardsOf(home).filter(({ genres }) => genres?.includes(key)),
    ...rows.flatMap(({ items }) => items),
  ]);
  const cards = sorted(all.filter(isOfKind(query.type)), query.sort);
  const about = { key, name_fa, name_en: null, backdrop: null, count: cards.length };
  return { data: { about, ...pageOf(cards, query) } };
};

function filterOf({
  age = 0,
  lang = 0,
  country = 0,
  f_type = 0,
}: Partial<ContentFilter>): ContentFilter {
  return { age, lang, country, f_type };
}

/** Returns a filter by type. `all` means films and series. Without a type, all title types match. */
function isOfKind(kind: ListQuery['type']): (card: Card) => boolean {
  if (kind === undefined) return ({ content_type }) => isTitleType(content_type);
  const kinds: readonly string[] = kind === 'all' ? ['movie', 'series'] : [kind];
  return ({ content_type }) => kinds.includes(content_type);
}

const isRowOf =
  (key: string, name: string) =>
  ({ id, title_fa }: HomeRow): boolean =>
    id === key || title_fa === name;

/** Sorts by name or rating. Other orders are unknown, so cards then stay in the server's order. */
function sorted(cards: readonly Card[], sort: ListQuery['sort']): Card[] {
  if (sort === 'name') {
    const { compare } = new Intl.Collator('fa', { sensitivity: 'base', numeric: true });
    return cards.toSorted((one, other) => compare(one.name_fa, other.name_fa));
  }
  if (sort === 'rating') {
    const average = ({ rating }: Card) => rating?.average ?? -1;
    return cards.toSorted((one, other) => average(other) - average(one));
  }
  return [...cards];
}

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
  const [results, known = []] = await Promise.all([
    searchQuickly(callOperation, term),
    // Only the filtered top list shows which titles match a filter, so its failure fails the search.
    isFiltered
      ? fetchFilteredHome(callOperation, filter).then(cardsOf)
      : fetchHomeAnswers(callOperation).then(cardsOf, ignoreFailedCall),
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

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The contract's default limit. */
const defaultLimit = 24;

/** Returns one page of a complete list. The cursor is the index of the page's first item. */
export function pageOf<Item>(
  items: readonly Item[],
  { cursor = '0', limit = defaultLimit }: PageQuery = {},
): { items: Item[]; next_cursor: string | null } {
  if (!/^\d{1,6}$/.test(cursor)) {
    throw new Refusal({
      status: 422,
      message: 'This page could not be found.',
      message_fa: 'این صفحه پیدا نشد.',
    });
  }
  const start = Number(cursor);
  const end = start + limit;
  return { items: items.slice(start, end), next_cursor: end < items.length ? String(end) : null };
}
