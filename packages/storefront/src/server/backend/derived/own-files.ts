import { type Card, type Cart, type DownloadRow, isApiError } from '@parde/api-client';
import { createNotFoundError, fetchCart, isNotFound, rowsOf, type TitleRef } from './cart.ts';
import type { CallOperation, Viewer } from './compose.ts';
import { cardsOf, fetchHomeAnswers, findCard } from './home-cards.ts';

/** A cart row with the address of its file. */
export type FileRow = DownloadRow & { readonly url: string };

export interface TitleFiles {
  readonly cart: Cart;
  /** The card with the title's name and pictures. */
  readonly card: Card | undefined;
  /** The files, the best first. */
  readonly files: FileRow[];
}

export async function fetchTitleFiles(
  callOperation: CallOperation,
  title: TitleRef,
  viewer: Viewer,
): Promise<TitleFiles> {
  const [cart, card] = await Promise.all([
    fetchCart(callOperation, title, viewer).catch((error: unknown) => {
      throw isNotFound(error) ? createNotFoundError() : error;
    }),
    fetchCard(callOperation, title),
  ]);
  const files = rowsOf(cart, title).filter(hasAddress);
  return { cart, card, files: files.toSorted((one, other) => heightOf(other) - heightOf(one)) };
}

async function fetchCard(callOperation: CallOperation, title: TitleRef): Promise<Card | undefined> {
  try {
    return findCard(cardsOf(await fetchHomeAnswers(callOperation)), title);
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}

function hasAddress(row: DownloadRow): row is FileRow {
  return typeof row.url === 'string';
}

const heightOf = ({ quality }: DownloadRow): number => Number.parseInt(quality, 10);

/** Returns the file extension in lower case, or mp4 if the address has none. */
export function fileEnding({ url }: FileRow): string {
  const { pathname } = new URL(url, 'http://localhost');
  return /\.([a-z\d]{2,4})$/i.exec(pathname)?.[1]?.toLowerCase() ?? 'mp4';
}
