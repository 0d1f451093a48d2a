import type { CartAnswer } from '../money/cart-answer.ts';
import { isPast, readTimestamp } from '../time/timestamp.ts';
import type { Screening } from './screening.ts';

/**
 * The state that the server's pass, the dates and the ticket determine, before any offer. Times are in milliseconds.
 */
export type WatchStatus =
  /** The title can be watched now, until the viewer's ticket ends, if that is known. */
  | { readonly kind: 'now'; readonly until: number | undefined }
  /** The viewer's ticket has expired. `actions` shows whether another ticket is for sale. */
  | { readonly kind: 'ticket-over'; readonly since: number }
  /** The screening is over, and the viewer has no ticket. */
  | { readonly kind: 'screening-over'; readonly since: number }
  /** The title is sold before it can be watched; `from` if known. */
  | { readonly kind: 'presale'; readonly from: number | undefined }
  /** The title is not sold before its release; `from` if the date is valid. */
  | { readonly kind: 'not-released'; readonly from: number | undefined };

/**
 * Returns the strongest reason, or undefined if the offers decide. An ended screening comes before a date, because a
 * viewer who cannot get a ticket has nothing to wait for.
 */
export function watchStatus(
  cart: CartAnswer,
  screening: Screening | undefined,
  now: number,
): WatchStatus | undefined {
  const { ticket, sale } = screening ?? {};
  if (cart.pass) return { kind: 'now', until: ticket?.kind === 'valid' ? ticket.until : undefined };
  const ended: WatchStatus | undefined =
    ticket?.kind === 'over' ? { kind: 'ticket-over', since: ticket.since } : undefined;
  if (sale?.kind === 'over' && ticket?.kind !== 'valid') {
    return ended ?? { kind: 'screening-over', since: sale.since };
  }
  return releasePending(cart, now) ?? ended;
}

/**
 * A presale without a date uses the release date; without both, its start is unknown. An invalid date counts as a
 * future date, because it must not open or sell the title.
 */
function releasePending(cart: CartAnswer, now: number): WatchStatus | undefined {
  const date = cart.presale ? cart.presale_date || cart.release_date : cart.release_date;
  const from = readTimestamp(date);
  if (isPast(from, now)) return undefined;
  if (cart.presale) return { kind: 'presale', from };
  return date ? { kind: 'not-released', from } : undefined;
}
