import type { OperationId } from '@parde/api-client';
import { isOffered } from '../page/operations.ts';
import type { PageFacts } from '../page/page.ts';
import type { ModalName } from './modal-states.ts';

/** What a modal cannot be without. */
export const modalNeeds: Readonly<Record<ModalName, readonly OperationId[]>> = {
  login: ['sendCode', 'login'],
  credit: ['chargeWallet', 'getGateways'],
  subscription: ['getPlans'],
  'direct-debit': ['getDebitSubscriptions', 'getDebitBanks', 'buyDebitSubscription'],
  buy: ['buyItems', 'getGateways'],
  wallet: ['getWallet', 'listPayments'],
  'gift-days': ['listGiftDays'],
  download: ['getDownloadLinks'],
  keep: ['getPlayback'],
  player: ['getPlayback'],
  'left-titles': [],
  content: [],
};

interface Known {
  readonly facts: Pick<PageFacts, 'offers' | 'signedIn'>;
}

const paid: readonly ModalName[] = ['credit', 'direct-debit', 'buy'];

/** Buttons ask this before they open one. */
export function hasModal(page: Known, name: ModalName): boolean {
  // Credit is sold only where something can be bought with it.
  if (name === 'credit' && !isOffered(page, 'buyPlan') && !isOffered(page, 'buyItems'))
    return false;
  if (paid.includes(name) && !mayPay(page)) return false;
  return modalNeeds[name].every((operation) => isOffered(page, operation));
}

/** Only an account pays: a guest has to be able to sign in. */
function mayPay(page: Known): boolean {
  return page.facts.signedIn || hasModal(page, 'login');
}

/** Whether single plans are sold here: also the ways to pay are known. */
export function sellsPlans(page: Known): boolean {
  return mayPay(page) && isOffered(page, 'buyPlan') && isOffered(page, 'getGateways');
}

/** Single plans, or the subscription that renews itself. */
export function sellsSubscriptions(page: Known): boolean {
  return sellsPlans(page) || hasModal(page, 'direct-debit');
}
