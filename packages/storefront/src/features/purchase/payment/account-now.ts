import type { FoundPurchase } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { isAmount, readSubscription } from '@parde/domain';
import { hasOperation } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { accountChange } from './account-change.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import type { AccountState, PurchaseRequest, PurchaseTrace } from './purchase-trace.ts';
import { readPurchases, type StoredPurchase } from './stored-purchases.ts';

/** Returns the account as the server has it now. Parts that fail are left out, so that they block no payment. */
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
    hasOperation(page, 'getWallet')
      ? queryClient.fetchQuery({ ...ask(api, 'getWallet'), ...fresh }).catch(orNothing)
      : undefined,
    withBanks && hasOperation(page, 'getDebitSubscriptions')
      ? queryClient.fetchQuery({ ...ask(api, 'getDebitSubscriptions'), ...fresh }).catch(orNothing)
      : undefined,
  ]);
  const { subscribed, daysLeft } = readSubscription(user);
  return {
    ...(hasFailed ? { isPartial: true } : {}),
    ...(user && { isSubscribed: subscribed, days: daysLeft }),
    ...(wallet && { creditText: wallet.my_credit }),
    ...(isAmount(wallet?.credit) && { credit: wallet.credit }),
    ...(debit && { banks: debit.subscriptions.map((each) => each.bank) }),
  };
}

/** Returns the trace that is stored at the click. */
export async function traceOf(page: Page, request: PurchaseRequest): Promise<PurchaseTrace> {
  return { ...request, before: await accountNow(page, { withBanks: false }) };
}

/** Replaces a lookup by key on a server without one. Rejects if the account shows nothing of the purchase. */
export async function findByAccount(
  page: Page,
  purchase: StoredPurchase,
): Promise<FoundPurchase | undefined> {
  const { order, state, trace } = purchase;
  const shown: FoundPurchase = { payment: null, pay_url: null };
  if (trace?.change) return shown;
  // The order can be paid only on the bank's page, and the viewer was not sent there.
  const isOfBank = order === chargeOrder || trace?.bank !== undefined;
  if (isOfBank && state !== 'answered') return undefined;
  if (trace) {
    const now = await accountNow(page, { withBanks: order === debitOrder });
    const change = accountChange(order, trace, now);
    const isUnclear = change === 'subscription' && isShared(purchase);
    if (change && !isUnclear) return shown;
  }
  throw new Error('The account does not show what came of the purchase.');
}

/** Days do not show which of a viewer's two purchases was paid, unless the older one was shown before. */
function isShared({ key, at }: StoredPurchase): boolean {
  return readPurchases().some(
    (each) =>
      each.key !== key &&
      (each.order === debitOrder || each.order.startsWith('plan:')) &&
      (['sent', 'answered'].includes(each.state) || (each.state === 'over' && each.at > at)),
  );
}
