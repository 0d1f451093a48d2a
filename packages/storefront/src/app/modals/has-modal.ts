import type { OperationId } from '@parde/api-client';
import { isOffered } from '../page/offers.ts';
import type { PageFacts } from '../page/page.ts';
import type { ModalName } from './modal-states.ts';

/** What a modal cannot be without. */
export const modalNeeds: Readonly<Record<ModalName, readonly OperationId[]>> = {
  login: ['sendCode', 'login'],
  credit: ['chargeWallet'],
  subscription: ['getPlans'],
  'direct-debit': ['getDebitSubscriptions', 'getDebitBanks', 'buyDebitSubscription'],
  // Without a call to buy, it says where else.
  buy: [],
  wallet: ['getWallet', 'listPayments'],
  'gift-days': ['listGiftDays'],
  download: ['getDownloadLinks'],
  keep: ['getPlayback'],
  player: ['getPlayback'],
  content: [],
};

/** Buttons ask this before they open one. */
export function hasModal(
  page: { readonly facts: Pick<PageFacts, 'offers'> },
  name: ModalName,
): boolean {
  return modalNeeds[name].every((operation) => isOffered(page, operation));
}
