import { type Cart, type DownloadRow, isApiError, type TitleType } from '@parde/api-client';
import { showDigits } from '@parde/domain';
import { type Ask, OperationRefused, type Viewer } from './compose.ts';

export interface TitleRef {
  readonly type: TitleType;
  readonly id: string;
}

/** The viewer's own, because what a subscriber may fetch is not in a guest's. */
export async function askCart(ask: Ask, { type, id }: TitleRef, viewer: Viewer): Promise<Cart> {
  const body = { id, type, quality: null, force_to_buy: false, ref: '0' };
  const { data } = await (viewer.signedIn ? ask('getCart', { body }) : ask('ghostCart', { body }));
  return data;
}

/** A cart's 400 is the page for what is not found. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 404);
}

/** Its own rows: a series' cart has those of its episodes. */
export function rowsOf({ downloads }: Cart, { type, id }: TitleRef): DownloadRow[] {
  return downloads.filter((row) => row.type === type && row.id === id);
}

type Named = Pick<DownloadRow, 'name' | 'name_en'>;

/** An episode's row begins with the name of its series. */
const placeInSeries = /\s*[،,]\s*(?:فصل|قسمت|season|episode)\s*\p{Nd}.*$/iu;

const kinds = {
  movie: ['فیلم', 'Film'],
  series: ['سریال', 'Series'],
  episode: ['قسمت', 'Episode'],
  video: ['ویدئو', 'Video'],
  ekran: ['اکران', 'Screening'],
} as const satisfies Record<TitleType, readonly [fa: string, en: string]>;

/** As the rows name a title that the home page does not have. */
export function nameIn(cart: Cart, title: TitleRef): Named | undefined {
  const [own] = rowsOf(cart, title);
  if (own) return own;
  const [row] = title.type === 'series' ? cart.downloads : [];
  const name_en = row?.name_en?.replace(placeInSeries, '') ?? null;
  return row && { name: row.name.replace(placeInSeries, ''), name_en };
}

/** The cart of an announced title may have no rows, and its poster alone says that there is such a title. */
export function nameById({ downloads, title_poster }: Cart, title: TitleRef): Named | undefined {
  if (downloads.length > 0 || !title_poster) return undefined;
  const [fa, en] = kinds[title.type];
  return { name: `${fa} ${showDigits(title.id, 'fa')}`, name_en: `${en} ${title.id}` };
}

export function noSuchTitle(): OperationRefused {
  return new OperationRefused(404, {
    message: 'This title could not be found.',
    message_fa: 'این عنوان پیدا نشد.',
  });
}

interface Announced {
  readonly presale: boolean;
  readonly release_date?: string | null | undefined;
}

/** It is sold, or announced, before it can be watched. */
export function isAhead({ presale, release_date: date }: Announced): boolean {
  return presale || (typeof date === 'string' && Date.parse(date) > Date.now());
}
