import type { CartItem } from './cart.ts';
import { type CartAnswer, type FullRateAnswer, soundAnswer } from './cart-answer.ts';
import { readScreening, type Screening } from './screening.ts';
import { readDownloads, type TitleDownloads } from './title-downloads.ts';
import { readOffers, type TitleOffer } from './title-offers.ts';
import { type Settled, settledBy } from './title-watch.ts';

/** What is known of a viewer and a title. */
export interface TitleQuestion<Row extends CartItem = CartItem> {
  readonly cart: CartAnswer<Row>;
  readonly subscription: { readonly subscribed: boolean };
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /**
   * The title's `access`, where it is at hand. The cart does not say whether a subscription opens the title:
   * without this, one is offered for what only a purchase opens.
   */
  readonly access?: string | null | undefined;
}

/** Whether the title may be watched, and if not, the one reason to tell. */
export type TitleWatch =
  | Settled
  /** After the first of `actions`, which this names. */
  | { readonly kind: 'needs'; readonly action: TitleOffer['kind'] }
  /** The server says no and offers nothing. Its notes may say why. */
  | { readonly kind: 'refused' };

/** A button. */
export type TitleAction = { readonly kind: 'play' } | TitleOffer;

/** What a viewer may do with a title, for a page, a download view and a player to show as it is. */
export interface TitleDecision<Row extends CartItem = CartItem> {
  readonly watch: TitleWatch;
  /** The buttons in their order, the main one first: as many as there are action blocks, four at most. */
  readonly actions: readonly TitleAction[];
  readonly downloads: TitleDownloads<Row>;
  readonly screening: Screening | undefined;
  /** What to tell a viewer who pays for data at full rate. */
  readonly fullRate: Pick<FullRateAnswer, 'message' | 'title_fa' | 'title_en'> | undefined;
  readonly notes: readonly string[];
  /** When time alone will have changed this, in milliseconds: ask the server then and decide anew. */
  readonly changesAt: number | undefined;
}

/**
 * Decides what a viewer may do with a title. The server's `pass` alone lets play; what the server offers is
 * offered while it is of use; a subscription is offered only where it would help.
 */
export function decideTitle<Row extends CartItem>(
  question: TitleQuestion<Row>,
): TitleDecision<Row> {
  const { subscription, now, access } = question;
  const cart = soundAnswer(question.cart);
  const screening = readScreening(cart.screening, cart.pass, now);
  const settled = settledBy(cart, screening, now);
  const { subscribed } = subscription;
  const offers = readOffers({ cart, subscribed, access, screening, settled });
  const [first] = offers;
  return {
    watch: settled ?? (first ? { kind: 'needs', action: first.kind } : { kind: 'refused' }),
    actions: cart.pass ? [{ kind: 'play' }, ...offers] : offers,
    downloads: readDownloads(cart, screening, settled),
    screening,
    fullRate: fullRateOf(cart),
    notes: cart.notes.filter((note) => note.trim() !== ''),
    changesAt: changesAt(settled, screening, now),
  };
}

function fullRateOf({ fullrate_data }: CartAnswer): TitleDecision['fullRate'] {
  const { message, title_fa, title_en } = fullrate_data ?? {};
  if (typeof message !== 'string' || typeof title_fa !== 'string') return undefined;
  return { message, title_fa, title_en: title_en ?? null };
}

/** The nearest of the moments ahead: the title opens, the sale of tickets ends, the viewer's ticket ends. */
function changesAt(
  settled: Settled | undefined,
  screening: Screening | undefined,
  now: number,
): number | undefined {
  const opens = settled && 'from' in settled ? settled.from : undefined;
  const saleEnds = screening?.sale.kind === 'open' ? screening.sale.until : undefined;
  const ticketEnds = screening?.ticket.kind === 'valid' ? screening.ticket.until : undefined;
  const ahead = [opens, saleEnds, ticketEnds].flatMap((time) =>
    time !== undefined && time > now ? time : [],
  );
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
