import {
  type CartAnswer,
  type CartRow,
  type FullRateAnswer,
  normalizeAnswer,
} from '../money/cart-answer.ts';
import type { Subscription } from '../money/subscription.ts';
import { readScreening, type Screening } from './screening.ts';
import { readDownloads, type TitleDownloads } from './title-downloads.ts';
import { priceToOwn, readOffers, type TitleOffer, wouldSubscriptionHelp } from './title-offers.ts';
import { type WatchStatus, watchStatus } from './title-watch.ts';

/** The known facts about a viewer and a title. */
export interface TitleDecisionInput<Row extends CartRow = CartRow> {
  readonly cart: CartAnswer<Row>;
  readonly subscription: Pick<Subscription, 'subscribed' | 'isAssumed'>;
  /** Milliseconds since 1970 on the server's clock. */
  readonly now: number;
  /**
   * The title's `access`, if known. The cart does not contain whether a subscription opens the title: without
   * `access`, a subscription is suggested even if only a purchase would help.
   */
  readonly access?: string | null | undefined;
  /** The title's `badge`, if known. A server may announce a title by its badge alone. */
  readonly badge?: string | null | undefined;
  /** The time when the title opens, if its page contains it. The cart may not contain it. */
  readonly opensAt?: string | null | undefined;
  /** True if the viewer chose to buy (`force_to_buy`), even a title that the subscription covers. */
  readonly toBuy?: boolean | undefined;
  /** False if the viewer's scope does not allow watching. */
  readonly mayWatch?: boolean | undefined;
  /** False if the server is known to have no file of the title. Then nothing is sold. */
  readonly hasFile?: boolean | undefined;
}

/** The state of watching the title, and the one reason to show if it cannot be watched. */
export type TitleWatch =
  | WatchStatus
  /** There is no file to play, even for a paying viewer. */
  | { readonly kind: 'no-file' }
  /** The title opens after `action`, which is the first of `actions`. */
  | { readonly kind: 'needs'; readonly action: TitleOffer['kind'] }
  /** The server refuses the title and has no offers. Its notes may contain the reason. */
  | { readonly kind: 'refused' };

/** A button of a title. */
export type TitleAction = { readonly kind: 'play' } | TitleOffer;

/** The actions that a viewer has for a title. Pages, download views and players show them unchanged. */
export interface TitleDecision<Row extends CartRow = CartRow> {
  readonly watch: TitleWatch;
  /** The buttons in their order, the main one first: one for each action block, four at most. */
  readonly actions: readonly TitleAction[];
  readonly downloads: TitleDownloads<Row>;
  readonly screening: Screening | undefined;
  /** The notice for a viewer who pays the full data rate. */
  readonly fullRate: Pick<FullRateAnswer, 'message' | 'title_fa' | 'title_en'> | undefined;
  readonly notes: readonly string[];
  /**
   * The price to own a title that the viewer's subscription opens only while it lasts. Undefined if the title is not
   * sold.
   */
  readonly priceToOwn: number | undefined;
  /**
   * The next time at which the decision changes without any action, in milliseconds. Fetch and decide again at that
   * time.
   */
  readonly changesAt: number | undefined;
}

/**
 * Decides about a title. Only the server's `pass` allows playback. The server's offers are shown while they are
 * useful; a subscription is shown only if it would help.
 */
export function decideTitle<Row extends CartRow>(
  input: TitleDecisionInput<Row>,
): TitleDecision<Row> {
  const { subscription, now, access } = input;
  const cart = applyAssumedSubscription(
    applyAnnouncement(normalizeAnswer(input.cart), input),
    input,
  );
  const screening = readScreening(cart.screening, cart.pass, now);
  const status = watchStatus(cart, screening, now);
  const terms = { cart, subscribed: subscription.subscribed, access, screening, status };
  const facts = {
    priceToOwn: priceToOwn(terms),
    screening,
    fullRate: fullRateOf(cart),
    notes: cart.notes.filter((note) => note.trim() !== ''),
    changesAt: changesAt(status, screening, now),
  };
  if (input.mayWatch === false) {
    const none = { watch: { kind: 'refused' }, actions: [], downloads: { kind: 'none' } } as const;
    return { ...facts, ...none, priceToOwn: undefined };
  }
  // A title before its release has no file yet, and shows its date instead.
  if (input.hasFile === false && (!status || status.kind === 'now')) {
    const none = { watch: { kind: 'no-file' }, actions: [], downloads: { kind: 'none' } } as const;
    return { ...facts, ...none, priceToOwn: undefined };
  }
  const offers = readOffers(terms);
  const [first] = offers;
  return {
    ...facts,
    watch: status ?? (first ? { kind: 'needs', action: first.kind } : { kind: 'refused' }),
    actions: cart.pass ? [{ kind: 'play' }, ...offers] : offers,
    downloads: readDownloads(cart, screening, status),
  };
}

function applyAnnouncement<Row extends CartRow>(
  cart: CartAnswer<Row>,
  { badge, opensAt }: TitleDecisionInput<Row>,
): CartAnswer<Row> {
  const isDated = cart.presale || cart.release_date != null;
  const releaseDate = opensAt ?? (badge === 'soon' ? unknownDate : null);
  if (isDated || cart.pass || cart.downloads.length > 0) return cart;
  return { ...cart, release_date: releaseDate };
}

/** A date that cannot be parsed counts as a future date. */
const unknownDate = 'soon';

/**
 * If every viewer counts as subscribed, the server may know of no subscription. Its answer is then read like a
 * subscriber's answer, if a subscription is known to open the title.
 */
function applyAssumedSubscription<Row extends CartRow>(
  cart: CartAnswer<Row>,
  { subscription, access, now, toBuy }: TitleDecisionInput<Row>,
): CartAnswer<Row> {
  if (!subscription.isAssumed || toBuy || cart.pass || !access) return cart;
  const screening = readScreening(cart.screening, cart.pass, now);
  const status = watchStatus(cart, screening, now);
  if (!wouldSubscriptionHelp({ cart, subscribed: false, access, screening, status })) return cart;
  return {
    ...cart,
    pass: true,
    show_buy: false,
    ussd: null,
    fullrate_data: null,
    // An invalid row becomes a row without an id, which is left out.
    downloads: cart.downloads.map((row) => ({ ...row, amount: 0 })),
  };
}

function fullRateOf({ fullrate_data }: CartAnswer): TitleDecision['fullRate'] {
  const { message, title_fa, title_en } = fullrate_data ?? {};
  // A server may send `fullrate_data` without a message, only to show that no subscription opens the title.
  if (typeof message !== 'string' || message === '' || typeof title_fa !== 'string')
    return undefined;
  return { message, title_fa, title_en: title_en ?? null };
}

/**
 * Returns the next time at which the decision changes: the release, the end of ticket sales, or the end of the
 * viewer's ticket.
 */
function changesAt(
  status: WatchStatus | undefined,
  screening: Screening | undefined,
  now: number,
): number | undefined {
  const opens = status && 'from' in status ? status.from : undefined;
  const saleEnds = screening?.sale.kind === 'open' ? screening.sale.until : undefined;
  const ticketEnds = screening?.ticket.kind === 'valid' ? screening.ticket.until : undefined;
  const ahead = [opens, saleEnds, ticketEnds].flatMap((time) =>
    time !== undefined && time > now ? time : [],
  );
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
