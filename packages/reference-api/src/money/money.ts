import { bankRoutes } from './bank/routes.ts';
import { cartHandlers } from './cart/handlers.ts';
import { debitHandlers } from './debit/handlers.ts';
import { itemHandlers } from './items/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { planHandlers } from './plans/handlers.ts';
import { createMoneyServices, type MoneyParts } from './services.ts';
import { walletHandlers } from './wallet/handlers.ts';

export type Money = ReturnType<typeof createMoney>;

export function createMoney(parts: MoneyParts) {
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
    /** The routes of the bank's page, to be mounted beside the API. */
    bank: bankRoutes(services),
    /** Settles due payments of one viewer or of all. A timer calls it too. */
    settleDue: services.settleDue,
  };
}
