import { type CartItem, isValidItem } from '../money/cart.ts';
import type { CartAnswer, CartRow } from '../money/cart-answer.ts';
import type { Screening } from './screening.ts';
import { isSold } from './title-offers.ts';
import type { WatchStatus } from './title-watch.ts';

/** The content of the download view. */
export type TitleDownloads<Row extends CartRow = CartRow> =
  | { readonly kind: 'rows'; readonly rows: readonly DownloadChoice<Row>[] }
  /** No downloads before the title can be watched: at `from`, if known. */
  | { readonly kind: 'not-yet'; readonly from: number | undefined }
  /** No downloads for a viewer who pays the full data rate. */
  | { readonly kind: 'withheld' }
  | { readonly kind: 'none' };

/**
 * A row and its button: download, add to the cart, or no button because a subscription is missing or the title is
 * closed.
 */
export interface DownloadChoice<Row extends CartRow = CartRow> {
  readonly row: Row;
  readonly get: 'download' | 'buy' | 'subscribe' | 'locked';
}

/** Returns the downloads of a title, without rows that cannot be bought. */
export function readDownloads<Row extends CartRow>(
  cart: CartAnswer<Row>,
  screening: Screening | undefined,
  status: WatchStatus | undefined,
): TitleDownloads<Row> {
  if (cart.fullrate_data?.show_download === false) return { kind: 'withheld' };
  const sells = isSold(screening, status);
  const closed = status || screening ? 'locked' : 'subscribe';
  const unpaid = (row: Row) => (row.pass || cart.pass ? 'download' : closed);
  const paid = sells ? 'buy' : 'locked';
  const rows = validRows(cart.downloads).map(
    (row): DownloadChoice<Row> => ({ row, get: row.amount > 0 ? paid : unpaid(row) }),
  );
  const isLocked = rows.every(({ get }) => get === 'locked' || get === 'subscribe');
  if (isLocked && (status?.kind === 'presale' || status?.kind === 'not-released')) {
    return { kind: 'not-yet', from: status.from };
  }
  return rows.length === 0 || (isLocked && !sells) ? { kind: 'none' } : { kind: 'rows', rows };
}

/** Returns each itemid only once, like the cart. */
function validRows<Row extends CartItem>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!isValidItem(row) || seen.has(row.itemid)) return false;
    seen.add(row.itemid);
    return true;
  });
}
