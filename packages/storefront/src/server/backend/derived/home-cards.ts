import { type Answer, type Card, isApiError, type Slide } from '@parde/api-client';
import { type ContentFilter, defaultContentFilter } from '@parde/domain';
import type { CallOperation } from '../define-backend.ts';

export type HomeRow = Answer<'getDiscover'>['data'][number];

/** The answers of section 7 about titles. A failed answer is undefined. */
export interface HomeAnswers {
  readonly top?: Answer<'getTop'> | undefined;
  readonly discover?: Answer<'getDiscover'> | undefined;
  readonly slider?: Answer<'getSlider'> | undefined;
}

/** The storefront's own referral depends on the brand. 0 means that no referral is known. */
const noReferral = '0';

function homeCalls(callOperation: CallOperation) {
  return [
    callOperation('getTop', { query: defaultContentFilter }),
    callOperation('getDiscover', {}),
    callOperation('getSlider', { query: { ref: noReferral } }),
  ] as const;
}

/** Requests the cards of the home page. One of the three answers is enough. */
export async function fetchHomeAnswers(callOperation: CallOperation): Promise<HomeAnswers> {
  const [top, discover, slider] = await Promise.allSettled(homeCalls(callOperation));
  const answers = { top: answerIn(top), discover: answerIn(discover), slider: answerIn(slider) };
  if (top.status === 'rejected' && !answers.discover && !answers.slider) throw top.reason;
  return answers;
}

function answerIn<Value>(result: PromiseSettledResult<Value>): Value | undefined {
  return result.status === 'fulfilled' ? result.value : ignoreFailedCall(result.reason);
}

/** For `catch`: returns undefined for a failed call, and rethrows any other error. */
export function ignoreFailedCall(error: unknown): undefined {
  if (!isApiError(error)) throw error;
}

/**
 * Requests the cards for a list with a total count. It fails without the top list or the shelves, but not without the
 * slider, which adds little. Only the top list supports filters, so a filtered list uses the top list alone.
 */
export async function fetchFilteredHome(
  callOperation: CallOperation,
  filter: ContentFilter,
): Promise<HomeAnswers> {
  const isFiltered = Object.values(filter).some((value) => value !== 0);
  if (isFiltered) return { top: await callOperation('getTop', { query: filter }) };
  const [top, discover, slider] = await Promise.allSettled(homeCalls(callOperation));
  if (top.status === 'rejected') throw top.reason;
  if (discover.status === 'rejected') throw discover.reason;
  return { top: top.value, discover: discover.value, slider: answerIn(slider) };
}

/** Returns each title, channel and person once, in the order of top, discover and slider. */
export function cardsOf({ top, discover, slider }: HomeAnswers): Card[] {
  return uniqueCards([
    ...(top?.data.top ?? []),
    ...(discover?.data ?? []).flatMap(({ items }) => items),
    ...(slider?.data.sliders ?? []).map(slideCard),
  ]);
}

/** Keeps the first card of each title and fills its missing fields from later cards. */
export function uniqueCards(cards: readonly Card[]): Card[] {
  const byKey = new Map<string, Card>();
  for (const card of cards) {
    const key = `${card.content_type}/${card.id}`;
    const known = byKey.get(key);
    byKey.set(key, known ? withFactsOf(known, card) : card);
  }
  return [...byKey.values()];
}

function withFactsOf(card: Card, other: Card): Card {
  const genres = card.genres ?? other.genres;
  return {
    ...card,
    name_en: card.name_en ?? other.name_en,
    year: card.year ?? other.year,
    jalali_year: card.jalali_year ?? other.jalali_year ?? null,
    poster: card.poster ?? other.poster,
    backdrop: card.backdrop ?? other.backdrop,
    rating: card.rating ?? other.rating,
    badge: card.badge ?? other.badge,
    episode_of: card.episode_of ?? other.episode_of ?? null,
    ...(genres && { genres }),
  };
}

function slideCard({
  content_type,
  content_id,
  title_fa,
  title_en,
  genres,
  ...slide
}: Slide): Card {
  return {
    content_type,
    id: content_id,
    name_fa: title_fa,
    name_en: title_en,
    year: slide.year,
    jalali_year: slide.jalali_year ?? null,
    poster: slide.poster,
    backdrop: slide.backdrop,
    access: slide.access,
    badge: null,
    rating: null,
    genres: genres.map(({ key }) => key),
  };
}

export function findCard(
  cards: readonly Card[],
  { type, id }: { readonly type: string; readonly id: string },
): Card | undefined {
  return cards.find((card) => card.content_type === type && card.id === id);
}
