import {
  type CartAnswer,
  type CartRow,
  type FullRateAnswer,
  normalizeAnswer,
} from './cart-answer.ts';
import { readScreening, type Screening } from './screening.ts';
import type { Subscription } from './subscription.ts';
import { readDownloads, type TitleDownloads } from './title-downloads.ts';
import { isSubscriptionOfHelp, priceToKeep, readOffers, type TitleOffer } from './title-offers.ts';
import { type WatchStatus, watchStatus } from './title-watch.ts';

/** What is known of a viewer and a title. */
export interface TitleQuestion<Row extends CartRow = CartRow> {
  readonly cart: CartAnswer<Row>;
  readonly subscription: Pick<Subscription, 'subscribed' | 'isAssumed'>;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /**
   * The title's `access`, where known. The cart does not say whether a subscription opens the title: without this, one
   * is offered where only a purchase would help.
   */
  readonly access?: string | null | undefined;
  /** The title's `badge`, where known. A server may announce a title by it alone. */
  readonly badge?: string | null | undefined;
  /** When the title opens, where its page says so. The cart may not. */
  readonly opensAt?: string | null | undefined;
  /** The viewer asked to buy (`force_to_buy`), also what their subscription covers. */
  readonly toBuy?: boolean | undefined;
  /** False where the viewer's scope withholds watching. */
  readonly mayWatch?: boolean | undefined;
  /** False where the server is known to have no file of the title. Then nothing is sold. */
  readonly hasFile?: boolean | undefined;
}

/** Whether the title may be watched, and if not, the one reason to show. */
export type TitleWatch =
  | WatchStatus
  /** There is no file to play, whatever the viewer pays. */
  | { readonly kind: 'no-file' }
  /** After `action`, the first of `actions`. */
  | { readonly kind: 'needs'; readonly action: TitleOffer['kind'] }
  /** The server refuses and offers nothing. Its notes may say why. */
  | { readonly kind: 'refused' };

/** A button. */
export type TitleAction = { readonly kind: 'play' } | TitleOffer;

/** What a viewer may do with a title. Pages, download views and players show it as it is. */
export interface TitleDecision<Row extends CartRow = CartRow> {
  readonly watch: TitleWatch;
  /** The buttons in their order, the main one first: one an action block, four at most. */
  readonly actions: readonly TitleAction[];
  readonly downloads: TitleDownloads<Row>;
  readonly screening: Screening | undefined;
  /** For a viewer who pays the full data rate. */
  readonly fullRate: Pick<FullRateAnswer, 'message' | 'title_fa' | 'title_en'> | undefined;
  readonly notes: readonly string[];
  /** The price to own what the viewer's subscription opens for as long as it lasts. Undefined where it is not sold. */
  readonly priceToKeep: number | undefined;
  /** When time alone will have changed this, in milliseconds: fetch and decide again then. */
  readonly changesAt: number | undefined;
}

/**
 * Only the server's `pass` allows playback. Offers of the server are shown while useful; a subscription only where it
 * would help.
 */
export function decideTitle<Row extends CartRow>(question: TitleQuestion<Row>): TitleDecision<Row> {
  const { subscription, now, access } = question;
  const cart = openToAssumed(announced(normalizeAnswer(question.cart), question), question);
  const screening = readScreening(cart.screening, cart.pass, now);
  const settled = watchStatus(cart, screening, now);
  const terms = { cart, subscribed: subscription.subscribed, access, screening, settled };
  const facts = {
    priceToKeep: priceToKeep(terms),
    screening,
    fullRate: fullRateOf(cart),
    notes: cart.notes.filter((note) => note.trim() !== ''),
    changesAt: changesAt(settled, screening, now),
  };
  if (question.mayWatch === false) {
    const none = { watch: { kind: 'refused' }, actions: [], downloads: { kind: 'none' } } as const;
    return { ...facts, ...none, priceToKeep: undefined };
  }
  // A title that is still to come has no file yet, and says when.
  if (question.hasFile === false && (!settled || settled.kind === 'now')) {
    const none = { watch: { kind: 'no-file' }, actions: [], downloads: { kind: 'none' } } as const;
    return { ...facts, ...none, priceToKeep: undefined };
  }
  const offers = readOffers(terms);
  const [first] = offers;
  return {
    ...facts,
    watch: settled ?? (first ? { kind: 'needs', action: first.kind } : { kind: 'refused' }),
    actions: cart.pass ? [{ kind: 'play' }, ...offers] : offers,
    downloads: readDownloads(cart, screening, settled),
  };
}

function announced<Row extends CartRow>(
  cart: CartAnswer<Row>,
  { badge, opensAt }: TitleQuestion<Row>,
): CartAnswer<Row> {
  const isDated = cart.presale || cart.release_date != null;
  const comes = opensAt ?? (badge === 'soon' ? unknownDate : null);
  if (isDated || cart.pass || cart.downloads.length > 0) return cart;
  return { ...cart, release_date: comes };
}

/** A date that cannot be read is still to come. */
const unknownDate = 'soon';

/**
 * Where everyone counts as subscribed, the server may know of no subscription. Then its answer is read as a
 * subscriber's, where a subscription is known to open the title.
 */
function openToAssumed<Row extends CartRow>(
  cart: CartAnswer<Row>,
  { subscription, access, now, toBuy }: TitleQuestion<Row>,
): CartAnswer<Row> {
  if (!subscription.isAssumed || toBuy || cart.pass || !access) return cart;
  const screening = readScreening(cart.screening, cart.pass, now);
  const settled = watchStatus(cart, screening, now);
  if (!isSubscriptionOfHelp({ cart, subscribed: false, access, screening, settled })) return cart;
  return {
    ...cart,
    pass: true,
    show_buy: false,
    ussd: null,
    fullrate_data: null,
    // What is no row becomes one without an id, which is left out.
    downloads: cart.downloads.map((row) => ({ ...row, amount: 0 })),
  };
}

function fullRateOf({ fullrate_data }: CartAnswer): TitleDecision['fullRate'] {
  const { message, title_fa, title_en } = fullrate_data ?? {};
  // A server may only say with it that no subscription opens the title.
  if (typeof message !== 'string' || message === '' || typeof title_fa !== 'string')
    return undefined;
  return { message, title_fa, title_en: title_en ?? null };
}

/** The next moment ahead: the release, the end of ticket sales, or the end of the viewer's ticket. */
function changesAt(
  settled: WatchStatus | undefined,
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
