import type { CartAnswer } from './cart-answer.ts';
import type { Screening } from './screening.ts';
import { isPast, readTimestamp } from './timestamp.ts';

/** What the server's pass, time and tickets say of watching, before any offer is looked at. In milliseconds. */
export type Settled =
  /** Now; until the viewer's ticket ends, where that is known. */
  | { readonly kind: 'now'; readonly until: number | undefined }
  /** The viewer's ticket for the screening is over. `actions` says whether there is another. */
  | { readonly kind: 'ticket-over'; readonly since: number }
  /** The screening is over, and the viewer has no ticket. */
  | { readonly kind: 'screening-over'; readonly since: number }
  /** Sold before it can be watched; from then on it can be, where the moment is settled. */
  | { readonly kind: 'presale'; readonly from: number | undefined }
  /** Nobody is sold it before; the moment is known where the date could be read. */
  | { readonly kind: 'not-released'; readonly from: number | undefined };

/**
 * What is settled, the strongest first, or nothing: then it depends on what is offered. A screening that is over
 * for this viewer comes before a date: who can have no ticket waits for nothing.
 */
export function settledBy(
  cart: CartAnswer,
  screening: Screening | undefined,
  now: number,
): Settled | undefined {
  const { ticket, sale } = screening ?? {};
  if (cart.pass) return { kind: 'now', until: ticket?.kind === 'valid' ? ticket.until : undefined };
  const ended: Settled | undefined =
    ticket?.kind === 'over' ? { kind: 'ticket-over', since: ticket.since } : undefined;
  if (sale?.kind === 'over' && ticket?.kind !== 'valid') {
    return ended ?? { kind: 'screening-over', since: sale.since };
  }
  return waitOf(cart, now) ?? ended;
}

/**
 * A presale without a date goes by the date of release; with neither, nobody knows yet when it begins. A date that
 * cannot be read is still to come: a title is not opened or sold because its date came damaged.
 */
function waitOf(cart: CartAnswer, now: number): Settled | undefined {
  const date = cart.presale ? cart.presale_date || cart.release_date : cart.release_date;
  const from = readTimestamp(date);
  if (isPast(from, now)) return undefined;
  if (cart.presale) return { kind: 'presale', from };
  return date ? { kind: 'not-released', from } : undefined;
}
