/** The operations of the contract that sign a viewer in. Every sale needs an account. */
export const signInNeeds = ['sendCode', 'login'] as const;

/**
 * The operations of the contract that each kind of sale needs. `plan` and `title` are paid once, `subscription` renews
 * itself by direct debit, `credit` fills the wallet.
 */
export const saleNeeds = {
  plan: ['getPlans', 'buyPlan', 'getGateways'],
  title: ['buyItems', 'getGateways'],
  subscription: ['getDebitSubscriptions', 'getDebitBanks', 'buyDebitSubscription'],
  credit: ['chargeWallet', 'getGateways'],
} as const;

export type Sale = keyof typeof saleNeeds;

type SaleOperation = (typeof signInNeeds)[number] | (typeof saleNeeds)[Sale][number];

/** The facts about a server and a viewer that decide what is sold. */
export interface Shop {
  readonly hasOperation: (operation: SaleOperation) => boolean;
  /** A viewer who is signed in needs no sign-in. */
  readonly signedIn: boolean;
}

/** Returns the operations that are missing on a server for a sale. The list is empty if the storefront sells it. */
export function missingForSale(sale: Sale, { hasOperation, signedIn }: Shop): readonly string[] {
  const needs: readonly SaleOperation[] = [...(signedIn ? [] : signInNeeds), ...saleNeeds[sale]];
  const missing: string[] = needs.filter((operation) => !hasOperation(operation));
  // Credit is sold only if something can be bought with it.
  const buysNothing = sale === 'credit' && !hasOperation('buyPlan') && !hasOperation('buyItems');
  return buysNothing ? [...missing, 'buyPlan or buyItems'] : missing;
}
