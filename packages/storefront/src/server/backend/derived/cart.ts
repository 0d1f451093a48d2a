import { type Cart, type DownloadRow, isApiError, type TitleType } from '@parde/api-client';
import { showDigits } from '@parde/domain';
import { type CallOperation, OperationRefused, type Viewer } from './compose.ts';

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

export function createNotFoundError(): OperationRefused {
  return new OperationRefused(404, {
    message: 'This title could not be found.',
    message_fa: 'این عنوان پیدا نشد.',
  });
}

interface Announced {
  readonly presale: boolean;
  readonly release_date?: string | null | undefined;
}

/** True if the title is sold or announced before it can be watched. */
export function isAhead({ presale, release_date: date }: Announced): boolean {
  return presale || (typeof date === 'string' && Date.parse(date) > Date.now());
}
