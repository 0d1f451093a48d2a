import { readUssd, type Ussd } from '../mobile-data/ussd.ts';
import { isAmount } from '../money/amount.ts';
import type { CartAnswer } from '../money/cart-answer.ts';
import type { Screening } from './screening.ts';
import type { WatchStatus } from './title-watch.ts';

/** A way to open a title, or to get better access. */
export type TitleOffer =
  /** The title is free for this viewer. */
  | { readonly kind: 'free' }
  | { readonly kind: 'subscribe' }
  | BuyOffer
  /** An operator sells the title by a USSD code. */
  | ({ readonly kind: 'ussd' } & Ussd);

interface BuyOffer {
  readonly kind: 'buy';
  /** Whole toman above 0. Undefined if the server names no price. */
  readonly price: number | undefined;
  /** The product: the title, or a ticket for its screening. */
  readonly what: 'title' | 'ticket';
  /** True if the product is bought before it can be watched. */
  readonly isPresale: boolean;
}

/** The facts that determine the offers. */
export interface OfferTerms {
  readonly cart: CartAnswer;
  readonly subscribed: boolean;
  readonly access: string | null | undefined;
  readonly screening: Screening | undefined;
  readonly status: WatchStatus | undefined;
}

/** Returns the offers in their order. Free and buy exclude each other, so that nobody pays for a free title. */
export function readOffers(terms: OfferTerms): TitleOffer[] {
  const { cart, screening, status } = terms;
  const sells = isSold(screening, status);
  const ussd = sells ? readUssd(cart.ussd) : undefined;
  const offers: TitleOffer[] = [];
  if (sells && cart.show_free) offers.push({ kind: 'free' });
  if (wouldSubscriptionHelp(terms)) offers.push({ kind: 'subscribe' });
  if (sells && cart.show_buy && !cart.show_free) offers.push(buyOffer(terms));
  if (ussd) offers.push({ kind: 'ussd', ...ussd });
  return offers;
}

/**
 * True if anything is on sale. Before its release a title is sold only in presale. A ticket is sold only during the
 * sale, and never while another ticket is valid.
 */
export function isSold(screening: Screening | undefined, status: WatchStatus | undefined): boolean {
  if (status?.kind === 'not-released') return false;
  return screening?.ticket.kind !== 'valid' && screening?.sale.kind !== 'over';
}

/**
 * True if a subscription helps. For a title that can be played, only if the server offers one to a viewer who pays
 * the full data rate. Otherwise if it would open the title: not for a screening, an unreleased title or a free one.
 */
export function wouldSubscriptionHelp(terms: OfferTerms): boolean {
  const { cart, subscribed, access, screening, status } = terms;
  if (subscribed || cart.fullrate_data?.show_subscription === false) return false;
  if (cart.pass) return cart.fullrate_data !== null;
  if (status || screening || cart.show_free) return false;
  return access !== 'paid' && access !== 'free';
}

/**
 * Returns the price for a subscriber to have the title after the subscription ends. A viewer who chose to buy finds
 * the purchase in `actions` instead.
 */
export function priceToOwn(terms: OfferTerms): number | undefined {
  const { cart, subscribed, access, screening } = terms;
  if (!subscribed || !cart.pass || access !== 'subscription') return undefined;
  if (screening || cart.fullrate_data || cart.show_free || cart.show_buy) return undefined;
  return buyOffer(terms).price;
}

function buyOffer({ cart, screening, status }: OfferTerms): BuyOffer {
  const { price } = cart;
  return {
    kind: 'buy',
    price: isAmount(price) && price > 0 ? price : undefined,
    what: screening ? 'ticket' : 'title',
    isPresale: status?.kind === 'presale',
  };
}
