import type { Random } from '../accounts/codes.ts';
import type { Titles } from '../catalogue/title.ts';
import type { Database } from '../storage/database.ts';
import { type CartFiles, type Carts, createCarts } from './cart/cart.ts';
import { type Agreements, createAgreements } from './debit/agreements.ts';
import { createDue } from './debit/due.ts';
import { createFollowed, type FollowedSeries } from './debit/followed.ts';
import { createDebitReceipts, type DebitReceipts } from './debit/receipts.ts';
import { createDebitSettings, type DebitSettings } from './debit/settings.ts';
import { createEntitlement, type Entitlements } from './entitlement.ts';
import { createPrices, type Prices } from './items/prices.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { notAPrompt } from './messages.ts';
import { createOwned, type Owned } from './owned.ts';
import { type Checkout, createCheckout, invalid } from './payments/checkout.ts';
import { createIdempotency, type Idempotency } from './payments/idempotency.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createSettlement, type Settlement } from './payments/settlement.ts';
import { createPurchases } from './purchases.ts';
import { createScreenings } from './screenings.ts';
import { createSubscriptions } from './subscriptions.ts';

export type MoneyParts = {
  db: Database;
  titles: Titles;
  now: () => number;
  random: Random;
  assumesSubscribed?: boolean | undefined;
  /** If true, a guest on a full-rate operator's network counts as a subscriber. */
  operatorsSubscribe?: boolean | undefined;
  specified?: boolean | undefined;
  /** Set if the cart includes addresses of files. */
  files?: CartFiles | undefined;
  /** Origins that a bank may return to; any by default. */
  callbackOrigins?: readonly string[] | undefined;
};

type Prompt = { content_type: Parameters<Titles['title']>[0] | null; content_id: string | null };

/** The dependencies of the money operations and the bank's page. */
export type MoneyServices = {
  titles: Titles;
  now: () => number;
  ledger: Ledger;
  payments: Payments;
  settlement: Settlement;
  owned: Owned;
  prices: Prices;
  agreements: Agreements;
  debitSettings: DebitSettings;
  debitReceiptOf: DebitReceipts;
  followed: (mobile: string) => FollowedSeries[];
  entitlements: Entitlements;
  checkout: Checkout;
  carts: Carts;
  idempotent: Idempotency['idempotent'];
  answered: Idempotency['answered'];
  /** Throws unless the title to return to exists and has either both type and id, or neither. */
  checkPrompt: (prompt: Prompt) => void;
  settleDue: (mobile?: string) => void;
};

export function createMoneyServices(parts: MoneyParts): MoneyServices {
  const { db, titles, now, random, specified, files, callbackOrigins } = parts;
  const ledger = createLedger(db);
  const subscriptions = createSubscriptions(db);
  const purchases = createPurchases(db);
  const screenings = createScreenings(db);
  const owned = createOwned({ titles, purchases, screenings });
  const payments = createPayments(db, random);
  const debitSettings = createDebitSettings(db);
  const agreements = createAgreements(db, debitSettings);
  const prices = createPrices(titles, owned, now);
  const settlement = createSettlement({
    db,
    ledger,
    payments,
    agreements,
    purchases,
    screenings,
    owned,
    subscriptions,
  });
  const settleDue = createDue({
    db,
    titles,
    now,
    payments,
    settlement,
    prices,
    purchases,
    agreements,
  });
  const entitlements = createEntitlement({ ...parts, settleDue });
  return {
    titles,
    now,
    ledger,
    payments,
    settlement,
    owned,
    prices,
    agreements,
    debitSettings,
    debitReceiptOf: createDebitReceipts({ db, titles, payments, agreements }),
    followed: createFollowed(db, titles, debitSettings),
    entitlements,
    checkout: createCheckout({
      payments,
      settlement,
      ledger,
      agreements,
      debitSettings,
      callbackOrigins,
      now,
    }),
    carts: createCarts({ db, titles, entitlements, prices, now, specified, files }),
    ...createIdempotency(db, now, settleDue),
    checkPrompt: ({ content_type, content_id }) => {
      const isComplete = (content_type === null) === (content_id === null);
      const unknown = content_type && content_id && !titles.title(content_type, content_id);
      if (!isComplete || unknown) throw invalid('content_id', notAPrompt);
    },
    settleDue,
  };
}
