import type { OperationId } from '@parde/api-client';
import { hasOperation } from '../page/operations.ts';
import type { PageFacts } from '../page/page.ts';
import type { ModalName } from './modal-states.ts';

/** The operations that each modal requires. */
export const modalNeeds: Readonly<Record<ModalName, readonly OperationId[]>> = {
  login: ['sendCode', 'login'],
  credit: ['chargeWallet', 'getGateways'],
  subscription: ['getPlans'],
  'direct-debit': ['getDebitSubscriptions', 'getDebitBanks', 'buyDebitSubscription'],
  buy: ['buyItems', 'getGateways'],
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

const paid: readonly ModalName[] = ['credit', 'direct-debit', 'buy'];

/** Returns false if a modal cannot work. Buttons check this before they open a modal. */
export function hasModal(page: Known, name: ModalName): boolean {
  // Credit is sold only if something can be bought with it.
  if (name === 'credit' && !hasOperation(page, 'buyPlan') && !hasOperation(page, 'buyItems'))
    return false;
  if (paid.includes(name) && !mayPay(page)) return false;
  return modalNeeds[name].every((operation) => hasOperation(page, operation));
}

/** True if the viewer can pay. Payments need an account, so a guest must be able to sign in. */
function mayPay(page: Known): boolean {
  return page.facts.signedIn || hasModal(page, 'login');
}

/** True if single plans are sold, and the payment methods are available. */
export function sellsPlans(page: Known): boolean {
  return mayPay(page) && hasOperation(page, 'buyPlan') && hasOperation(page, 'getGateways');
}

/** True if single plans or the self-renewing subscription are sold. */
export function sellsSubscriptions(page: Known): boolean {
  return sellsPlans(page) || hasModal(page, 'direct-debit');
}
