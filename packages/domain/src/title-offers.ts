import { isAmount } from './amount.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { Screening } from './screening.ts';
import type { WatchStatus } from './title-watch.ts';
import { readUssd, type Ussd } from './ussd.ts';

/** A way to open a title, or a better one. */
export type TitleOffer =
  /** It costs this viewer nothing. */
  | { readonly kind: 'free' }
  | { readonly kind: 'subscribe' }
  | BuyOffer
  /** An operator sells it by a code. */
  | ({ readonly kind: 'ussd' } & Ussd);

interface BuyOffer {
  readonly kind: 'buy';
  /** Whole toman above 0, where the server names a price. */
  readonly price: number | undefined;
  /** The title, or a ticket for its screening. */
  readonly what: 'title' | 'ticket';
  /** Bought before it can be watched. */
  readonly isPresale: boolean;
}

/** What the offers depend on. */
export interface OfferTerms {
  readonly cart: CartAnswer;
  readonly subscribed: boolean;
  readonly access: string | null | undefined;
  readonly screening: Screening | undefined;
  readonly settled: WatchStatus | undefined;
}

/** The offers in their order. Free and buy exclude each other: nobody pays for what is free. */
export function readOffers(terms: OfferTerms): TitleOffer[] {
  const { cart, screening, settled } = terms;
  const sells = isSold(screening, settled);
  const ussd = sells ? readUssd(cart.ussd) : undefined;
  const offers: TitleOffer[] = [];
  if (sells && cart.show_free) offers.push({ kind: 'free' });
  if (isSubscriptionOfHelp(terms)) offers.push({ kind: 'subscribe' });
  if (sells && cart.show_buy && !cart.show_free) offers.push(buyOffer(terms));
  if (ussd) offers.push({ kind: 'ussd', ...ussd });
  return offers;
}

/**
 * Whether anything is on sale. Before its release a title is sold in presale only, a ticket during the sale only, and
 * never a second ticket while the first is valid.
 */
export function isSold(
  screening: Screening | undefined,
  settled: WatchStatus | undefined,
): boolean {
  if (settled?.kind === 'not-released') return false;
  return screening?.ticket.kind !== 'valid' && screening?.sale.kind !== 'over';
}

/**
 * Beside play, only where the server offers it to a viewer who pays the full data rate. Otherwise where it would open
 * the title: not for a screening, an unreleased title or a free one.
 */
export function isSubscriptionOfHelp(terms: OfferTerms): boolean {
  const { cart, subscribed, access, screening, settled } = terms;
  if (subscribed || cart.fullrate_data?.show_subscription === false) return false;
  if (cart.pass) return cart.fullrate_data !== null;
  if (settled || screening || cart.show_free) return false;
  return access !== 'paid' && access !== 'free';
}

/** What a subscriber pays to have the title when the subscription is over. Who asks for it is told by `actions`. */
export function priceToKeep(terms: OfferTerms): number | undefined {
  const { cart, subscribed, access, screening } = terms;
  if (!subscribed || !cart.pass || access !== 'subscription') return undefined;
  if (screening || cart.fullrate_data || cart.show_free || cart.show_buy) return undefined;
  return buyOffer(terms).price;
}

function buyOffer({ cart, screening, settled }: OfferTerms): BuyOffer {
  const { price } = cart;
  return {
    kind: 'buy',
    price: isAmount(price) && price > 0 ? price : undefined,
    what: screening ? 'ticket' : 'title',
    isPresale: settled?.kind === 'presale',
  };
}
