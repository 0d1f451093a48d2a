import { type Cart, type DownloadRow, isApiError, type TitleType } from '@parde/api-client';
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
