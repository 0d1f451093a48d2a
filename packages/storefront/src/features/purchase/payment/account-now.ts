import type { FoundPurchase } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { isAmount, readSubscription } from '@parde/domain';
import { isOffered } from '../../../app/page/offers.ts';
import type { Page } from '../../../app/page/page.ts';
import {
  type AccountState,
  accountChange,
  type PurchaseWish,
  readTrace,
} from './account-change.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/** Asked anew. What fails is left out: it hinders nobody who pays. */
export async function accountNow(
  page: Page,
  { withBanks }: { withBanks: boolean },
): Promise<AccountState> {
  const { api, brand, queryClient } = page;
  const fresh = { staleTime: 0 };
  let hasFailed = false;
  const orNothing = () => {
    hasFailed = true;
    return undefined;
  };
  const [user, wallet, debit] = await Promise.all([
    queryClient
      .fetchQuery({ ...ask(api, 'getUser', { query: { ref: brand.userRef } }), ...fresh })
      .catch(orNothing),
    isOffered(page, 'getWallet')
      ? queryClient.fetchQuery({ ...ask(api, 'getWallet'), ...fresh }).catch(orNothing)
      : undefined,
    withBanks && isOffered(page, 'getDebitSubscriptions')
      ? queryClient.fetchQuery({ ...ask(api, 'getDebitSubscriptions'), ...fresh }).catch(orNothing)
      : undefined,
  ]);
  const { subscribed, daysLeft } = readSubscription(user);
  return {
    ...(hasFailed ? { isPartial: true } : {}),
    ...(user && { mobile: user.mobile, isSubscribed: subscribed, days: daysLeft }),
    ...(wallet && { creditText: wallet.my_credit }),
    ...(isAmount(wallet?.credit) && { credit: wallet.credit }),
    ...(debit && { banks: debit.subscriptions.map((each) => each.bank) }),
  };
}

/** What is kept at the press. */
export async function traceOf(page: Page, wish: PurchaseWish) {
  return { ...wish, before: await accountNow(page, { withBanks: false }) };
}

/** What the account tells of a purchase, in place of an API that could be asked by its key. Fails where it tells nothing. */
export async function findByAccount(
  page: Page,
  purchase: StoredPurchase | undefined,
): Promise<FoundPurchase | undefined> {
  const trace = readTrace(purchase?.trace);
  // It can be paid on the bank's page alone, and nobody was led there.
  const isOfBank = purchase?.order === chargeOrder || trace?.bank !== undefined;
  if (purchase && !purchase.isAnswered && isOfBank) return undefined;
  if (purchase && trace) {
    const { order } = purchase;
    const now = await accountNow(page, { withBanks: order === debitOrder });
    if (accountChange(order, trace, now)) return { payment: null, pay_url: null };
  }
  throw new Error('The account does not show what came of the purchase.');
}
