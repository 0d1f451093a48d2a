import type { Hono } from 'hono';
import type { Handlers } from '../contract/handlers.ts';
import { bankRoutes } from './bank/routes.ts';
import { cartHandlers } from './cart/handlers.ts';
import { debitHandlers } from './debit/handlers.ts';
import type { Entitlements } from './entitlement.ts';
import { itemHandlers } from './items/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { planHandlers } from './plans/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { createMoneyWorks, type MoneyParts } from './works.ts';

type MoneyOperation =
  | 'getPlans'
  | 'getCart'
  | 'ghostCart'
  | 'getGateways'
  | 'buyPlan'
  | 'buyItems'
  | 'listPayments'
  | 'getPayment'
  | 'getWallet'
  | 'chargeWallet'
  | 'getDebitBanks'
  | 'getDebitSubscriptions'
  | 'buyDebitSubscription'
  | 'deleteDebitSubscription';

export type Money = {
  entitlements: Entitlements;
  handlers: Pick<Handlers, MoneyOperation>;
  /** The bank's page, to be mounted beside the API. */
  bank: Hono;
  /** Settles what has come due: of one viewer, or of everyone. Call it from a timer too. */
  settleDue: (mobile?: string) => void;
};

export function createMoney(parts: MoneyParts): Money {
  const works = createMoneyWorks(parts);
  return {
    entitlements: works.entitlements,
    handlers: {
      ...planHandlers(works),
      ...cartHandlers(works),
      ...itemHandlers(works),
      ...paymentHandlers(works),
      ...walletHandlers(works),
      ...debitHandlers(works),
    },
    bank: bankRoutes(works),
    settleDue: works.settleDue,
  };
}
