import { readCount } from '../language/count.ts';
import type { ScreeningAnswer } from '../money/cart-answer.ts';
import { isPast, readTimestamp } from '../time/timestamp.ts';

/** A screening (ekran). Times are in milliseconds. */
export interface Screening {
  /** The id for which a ticket is bought. */
  readonly id: string | undefined;
  readonly sale: TicketSale;
  readonly ticket: Ticket;
  /** The number of hours in which the title can be watched, from the first play on. */
  readonly hours: number | undefined;
}

/** The state of the ticket sale. */
export type TicketSale =
  | { readonly kind: 'open'; readonly until: number | undefined }
  | { readonly kind: 'over'; readonly since: number };

/** The viewer's ticket. It may be valid for longer than the sale. Its end is unknown before the first play. */
export type Ticket =
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly until: number | undefined }
  | { readonly kind: 'over'; readonly since: number };

/**
 * Returns the screening at a time, or undefined if the title is not a screening. `pass` means that the ticket is
 * valid, whatever end the answer contains.
 */
export function readScreening(
  answer: ScreeningAnswer,
  pass: boolean,
  now: number,
): Screening | undefined {
  if (!answer.ekran) return undefined;
  return {
    id: answer.ekran_id || undefined,
    sale: saleOf(answer, now),
    ticket: ticketOf(answer, pass, now),
    hours: readCount(answer.ekran_hour) || undefined,
  };
}

function saleOf({ ekran_period_end }: ScreeningAnswer, now: number): TicketSale {
  const end = readTimestamp(ekran_period_end);
  return isPast(end, now) ? { kind: 'over', since: end } : { kind: 'open', until: end };
}

function ticketOf(answer: ScreeningAnswer, pass: boolean, now: number): Ticket {
  if (!answer.ekran_owned) return { kind: 'none' };
  const end = readTimestamp(answer.owned_period_end);
  if (!isPast(end, now)) return { kind: 'valid', until: end };
  return pass ? { kind: 'valid', until: undefined } : { kind: 'over', since: end };
}
