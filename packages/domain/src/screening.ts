import type { ScreeningAnswer } from './cart-answer.ts';
import { readCount } from './count.ts';
import { isPast, readTimestamp } from './timestamp.ts';

/** A screening (ekran). Times are in milliseconds. */
export interface Screening {
  /** What a ticket is for. */
  readonly id: string | undefined;
  readonly sale: TicketSale;
  readonly ticket: Ticket;
  /** Hours to watch in, from the first play on. */
  readonly hours: number | undefined;
}

/** Whether tickets are on sale. */
export type TicketSale =
  | { readonly kind: 'open'; readonly until: number | undefined }
  | { readonly kind: 'over'; readonly since: number };

/** The viewer's ticket. It may outlast the sale; its end is unknown before the first play. */
export type Ticket =
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly until: number | undefined }
  | { readonly kind: 'over'; readonly since: number };

/**
 * The screening at a moment, or undefined where the title is none. `pass` means that the ticket is valid, whatever end
 * the answer names.
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
