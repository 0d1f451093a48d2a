import type { Hono } from 'hono';
import type { Handlers } from '../contract/handlers.ts';
import { bankRoutes } from './bank/routes.ts';
import { cartHandlers } from './cart/handlers.ts';
import { debitHandlers } from './debit/handlers.ts';
import type { Entitlements } from './entitlement.ts';
import { itemHandlers } from './items/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { planHandlers } from './plans/handlers.ts';
import { createMoneyServices, type MoneyParts } from './services.ts';
import { walletHandlers } from './wallet/handlers.ts';

type MoneyOperation =
  | 'getPlans'
  | 'getCart'
  | 'ghostCart'
  | 'getGateways'
  | 'buyPlan'
  | 'buyItems'
  | 'listPayments'
  | 'getPayment'
  | 'findPurchase'
  | 'getWallet'
  | 'chargeWallet'
  | 'getDebitBanks'
  | 'getDebitSubscriptions'
  | 'buyDebitSubscription'
  | 'deleteDebitSubscription';

export type Money = {
  entitlements: Entitlements;
  handlers: Pick<Handlers, MoneyOperation>;
  /** The routes of the bank's page, to be mounted beside the API. */
  bank: Hono;
  /** Settles due payments of one viewer or of all. A timer calls it too. */
  settleDue: (mobile?: string) => void;
};

export function createMoney(parts: MoneyParts): Money {
  const services = createMoneyServices(parts);
  return {
    entitlements: services.entitlements,
    handlers: {
      ...planHandlers(services),
      ...cartHandlers(services),
      ...itemHandlers(services),
      ...paymentHandlers(services),
      ...walletHandlers(services),
      ...debitHandlers(services),
    },
    bank: bankRoutes(services),
    settleDue: services.settleDue,
  };
}
