import type { Random } from '../accounts/codes.ts';
import type { Titles } from '../catalogue/title.ts';
import type { Database } from '../storage/database.ts';
import { type CartFiles, createCarts } from './cart/cart.ts';
import { createAgreements } from './debit/agreements.ts';
import { createDue } from './debit/due.ts';
import { createFollowed } from './debit/followed.ts';
import { createDebitReceipts } from './debit/receipts.ts';
import { createDebitSettings } from './debit/settings.ts';
import { createEntitlement } from './entitlement.ts';
import { createPrices } from './items/prices.ts';
import { createLedger } from './ledger.ts';
import { notAPrompt } from './messages.ts';
import { createOwned } from './owned.ts';
import { createCheckout, invalid } from './payments/checkout.ts';
import { createIdempotency } from './payments/idempotency.ts';
import { createPayments } from './payments/payments.ts';
import { createSettlement } from './payments/settlement.ts';
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
export type MoneyServices = ReturnType<typeof createMoneyServices>;

export function createMoneyServices(parts: MoneyParts) {
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
    /** Throws unless the title to return to exists and has either both type and id, or neither. */
    checkPrompt: ({ content_type, content_id }: Prompt) => {
      const isComplete = (content_type === null) === (content_id === null);
      const unknown = content_type && content_id && !titles.title(content_type, content_id);
      if (!isComplete || unknown) throw invalid('content_id', notAPrompt);
    },
    settleDue,
  };
}
