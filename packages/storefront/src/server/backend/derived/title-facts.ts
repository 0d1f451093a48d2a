import {
  type Access,
  type Card,
  type Cart,
  type DownloadRow,
  type Genre,
  isApiError,
  type TitleType,
} from '@parde/api-client';
import { showDigits } from '@parde/domain';
import { type CallOperation, Refusal, type Viewer } from '../define-backend.ts';
import {
  cardsOf,
  fetchHomeAnswers,
  findCard,
  type HomeAnswers,
  ignoreFailedCall,
} from './home-cards.ts';

export type TitleFacts = Awaited<ReturnType<typeof fetchTitleFacts>>;

/**
 * Requests the facts about a title from section 7. Rejects if no answer contains the title's name, because a page
 * needs one. A title that is not on the home page has no card.
 */
export async function fetchTitleFacts(
  callOperation: CallOperation,
  title: TitleRef,
  viewer: Viewer,
) {
  const [homeResult, cartResult] = await Promise.allSettled([
    fetchHomeAnswers(callOperation),
    fetchCart(callOperation, title, viewer),
  ]);
  // An ended session must be reported at once.
  if (cartResult.status === 'rejected' && viewer.signedIn) {
    const { reason } = cartResult;
    if (isApiError(reason) && reason.kind === 'unauthorized') throw reason;
  }
  const isHomeKnown = homeResult.status === 'fulfilled';
  const home: HomeAnswers = isHomeKnown ? homeResult.value : {};
  const cart = cartResult.status === 'fulfilled' ? cartResult.value : undefined;
  const card = findCard(cardsOf(home), title);
  const named = cart && (nameIn(cart, title) ?? (isHomeKnown ? nameById(cart, title) : undefined));
  const name_fa = card?.name_fa ?? named?.name;
  if (name_fa === undefined) throw whyUnknown(homeResult, cartResult);
  const name_en = card?.name_en ?? named?.name_en ?? null;
  return { id: title.id, name_fa, name_en, card, cart, home };
}

/** Returns the error. A title counts as missing only if the server has answered so. */
function whyUnknown(...results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  return reasons.some(isNotFound) ? createNotFoundError() : (reasons[0] ?? createNotFoundError());
}

/** Returns the fields that films, series, episodes and videos have in common. Unknown fields are empty. */
export async function commonFields(facts: TitleFacts, callOperation: CallOperation) {
  const { id, name_fa, name_en, card, cart } = facts;
  return {
    id,
    name_fa,
    name_en,
    rating: card?.rating ?? null,
    genres: await genresOf(card, callOperation),
    dubbed: card?.badge === 'dubbed',
    poster: card?.poster ?? cart?.title_poster ?? null,
    backdrop: card?.backdrop ?? null,
    access: accessOf(facts),
    badge: card?.badge ?? null,
    qualities: cart?.has_file === false ? [] : qualitiesOf(cart),
    price: cart?.price ?? null,
  };
}

function qualitiesOf(cart: Cart | undefined) {
  return [...new Set(cart?.downloads.map(({ quality }) => quality))];
}

/** Returns the access. Without a card, returns the contract's default for cards. */
export function accessOf({ card, cart }: Pick<TitleFacts, 'card' | 'cart'>): Access {
  if (card) return card.access;
  if (cart?.show_free) return 'free';
  return cart?.fullrate_data?.show_subscription === false ? 'paid' : 'subscription';
}

const mostGenres = 8;

/** Requests the names of genres, because a card has only their keys. */
async function genresOf(card: Card | undefined, callOperation: CallOperation): Promise<Genre[]> {
  const keys = card?.genres ?? [];
  if (keys.length === 0) return [];
  const names = (await callOperation('getGenres', {}).catch(ignoreFailedCall)) ?? {};
  return keys
    .flatMap((key) => {
      const name_fa = Object.hasOwn(names, key) ? names[key] : undefined;
      return name_fa === undefined ? [] : [{ key, name_fa, name_en: null }];
    })
    .slice(0, mostGenres);
}

export interface TitleRef {
  readonly type: TitleType;
  readonly id: string;
}

/**
 * Requests the signed-in viewer's own cart if there is one, because a guest's cart does not contain a subscriber's
 * files.
 */
export async function fetchCart(
  callOperation: CallOperation,
  { type, id }: TitleRef,
  viewer: Viewer,
): Promise<Cart> {
  const body = { id, type, quality: null, force_to_buy: false, ref: '0' };
  const { data } = await (viewer.signedIn
    ? callOperation('getCart', { body })
    : callOperation('ghostCart', { body }));
  return data;
}

/** True if the title does not exist. A cart's 400 also shows the not-found page. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 404);
}

/** Returns the title's own rows. A series' cart also has the rows of its episodes. */
export function rowsOf({ downloads }: Cart, { type, id }: TitleRef): DownloadRow[] {
  return downloads.filter((row) => row.type === type && row.id === id);
}

type Named = Pick<DownloadRow, 'name' | 'name_en'>;

/** Matches the season and episode after the series' name in an episode's row. */
const episodeSuffix = /\s*[،,]\s*(?:فصل|قسمت|season|episode)\s*\p{Nd}.*$/iu;

const kinds = {
  movie: ['فیلم', 'Film'],
  series: ['سریال', 'Series'],
  episode: ['قسمت', 'Episode'],
  video: ['ویدئو', 'Video'],
  ekran: ['اکران', 'Screening'],
} as const satisfies Record<TitleType, readonly [fa: string, en: string]>;

/** Returns the title's name from the cart's rows, for titles that are not on the home page. */
export function nameIn(cart: Cart, title: TitleRef): Named | undefined {
  const [own] = rowsOf(cart, title);
  if (own) return own;
  const [row] = title.type === 'series' ? cart.downloads : [];
  const name_en = row?.name_en?.replace(episodeSuffix, '') ?? null;
  return row && { name: row.name.replace(episodeSuffix, ''), name_en };
}

/**
 * Returns a name made of type and id. The cart of an announced title may have no rows, and then only its poster shows
 * that the title exists.
 */
export function nameById({ downloads, title_poster }: Cart, title: TitleRef): Named | undefined {
  if (downloads.length > 0 || !title_poster) return undefined;
  const [fa, en] = kinds[title.type];
  return { name: `${fa} ${showDigits(title.id, 'fa')}`, name_en: `${en} ${title.id}` };
}

export function createNotFoundError(): Refusal {
  return new Refusal({
    status: 404,
    message: 'This title could not be found.',
    message_fa: 'این عنوان پیدا نشد.',
  });
}

/** True if the title is sold or announced before it can be watched. */
export function isAhead({
  presale,
  release_date: date,
}: Pick<Cart, 'presale'> & { readonly release_date?: string | null | undefined }): boolean {
  return presale || (typeof date === 'string' && Date.parse(date) > Date.now());
}
