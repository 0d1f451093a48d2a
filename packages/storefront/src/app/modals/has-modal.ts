import type { OperationId } from '@parde/api-client';
import { missingForSale, type Sale, saleNeeds, signInNeeds } from '@parde/domain';
import { hasOperation } from '../page/operations.ts';
import type { PageFacts } from '../page/page.ts';
import type { ModalName } from './modal-states.ts';

export const modalNeeds: Readonly<Record<ModalName, readonly OperationId[]>> = {
  login: signInNeeds,
  credit: saleNeeds.credit,
  subscription: ['getPlans'],
  'direct-debit': saleNeeds.subscription,
  buy: saleNeeds.title,
  wallet: ['getWallet', 'listPayments'],
  'gift-days': ['listGiftDays'],
  download: ['getDownloadLinks'],
  'save-offline': ['getPlayback'],
  player: ['getPlayback'],
  'left-titles': [],
  content: [],
};

interface Known {
  readonly facts: Pick<PageFacts, 'operations' | 'signedIn'>;
}

const sales: { readonly [Name in ModalName]?: Sale } = {
  credit: 'credit',
  'direct-debit': 'subscription',
  buy: 'title',
};

/** Returns false if a modal cannot work. Buttons check this before they open a modal. */
export function hasModal(page: Known, name: ModalName): boolean {
  const sale = sales[name];
  if (sale) return sells(page, sale);
  return modalNeeds[name].every((operation) => hasOperation(page, operation));
}

function sells(page: Known, sale: Sale): boolean {
  const { signedIn } = page.facts;
  const has = (operation: OperationId) => hasOperation(page, operation);
  return missingForSale(sale, { hasOperation: has, signedIn }).length === 0;
}

/** True if single plans are sold, and the payment methods are available. */
export function sellsPlans(page: Known): boolean {
  return sells(page, 'plan');
}

/** True if single plans or the self-renewing subscription are sold. */
export function sellsSubscriptions(page: Known): boolean {
  return sellsPlans(page) || hasModal(page, 'direct-debit');
}

/** False for guests, and if the server has no wallet. */
export function paysFromWallet(page: Known): boolean {
  return page.facts.signedIn && hasOperation(page, 'getWallet');
}
