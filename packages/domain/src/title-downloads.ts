import { type CartItem, isSoundItem } from './cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { Screening } from './screening.ts';
import { isSold } from './title-offers.ts';
import type { Settled } from './title-watch.ts';

/** What the download view lists. */
export type TitleDownloads<Row extends CartItem = CartItem> =
  | { readonly kind: 'rows'; readonly rows: readonly DownloadChoice<Row>[] }
  /** Not before the title can be watched; `from` then, where the moment is settled. */
  | { readonly kind: 'not-yet'; readonly from: number | undefined }
  /** Not for a viewer who pays for data at full rate. */
  | { readonly kind: 'withheld' }
  | { readonly kind: 'none' };

/** A row, and what its button does: fetch the file, add it to the cart, or nothing while the title is not open. */
export interface DownloadChoice<Row extends CartItem = CartItem> {
  readonly row: Row;
  readonly get: 'download' | 'buy' | 'locked';
}

/** The rows of a title and what each is for. A row that could not be bought rightly is left out. */
export function readDownloads<Row extends CartItem>(
  cart: CartAnswer<Row>,
  screening: Screening | undefined,
  settled: Settled | undefined,
): TitleDownloads<Row> {
  if (cart.fullrate_data?.show_download === false) return { kind: 'withheld' };
  const sells = isSold(screening, settled);
  const unpaid = cart.pass ? 'download' : 'locked';
  const paid = sells ? 'buy' : 'locked';
  const rows = soundRows(cart.downloads).map(
    (row): DownloadChoice<Row> => ({ row, get: row.amount > 0 ? paid : unpaid }),
  );
  const isLocked = rows.every(({ get }) => get === 'locked');
  if (isLocked && (settled?.kind === 'presale' || settled?.kind === 'not-released')) {
    return { kind: 'not-yet', from: settled.from };
  }
  return rows.length === 0 || (isLocked && !sells) ? { kind: 'none' } : { kind: 'rows', rows };
}

/** Each itemid once, as the cart holds it once. */
function soundRows<Row extends CartItem>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!isSoundItem(row) || seen.has(row.itemid)) return false;
    seen.add(row.itemid);
    return true;
  });
}
