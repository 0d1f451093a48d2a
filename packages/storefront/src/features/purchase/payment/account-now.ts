import type { FoundPurchase } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { foldDigits, isAmount, readAmount, readSubscription } from '@parde/domain';
import { hasOperation } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import {
  type AccountChange,
  type AccountState,
  type PurchaseRequest,
  type PurchaseTrace,
  readPurchases,
  type StoredPurchase,
} from './stored-purchases.ts';

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

/**
 * Returns the sign of a payment in the account, between the click and now. Undefined if there is none yet or if the
 * two states cannot be compared, which proves nothing about the payment.
 */
export function accountChange(
  order: string,
  { before, amount, bank }: PurchaseTrace,
  now: AccountState,
): AccountChange | undefined {
  if (!before) return undefined;
  if (order === chargeOrder) {
    const gained = creditOf(now) - creditOf(before);
    return amount !== undefined && gained >= amount ? 'credit' : undefined;
  }
  if (!order.startsWith('items:') && hasMoreDays(before, now)) return 'subscription';
  return bank !== undefined && now.banks?.includes(bank) ? 'bank' : undefined;
}

function hasMoreDays(before: AccountState, now: AccountState): boolean {
  if (!now.isSubscribed || before.isSubscribed === undefined) return false;
  if (!before.isSubscribed) return true;
  return before.days !== undefined && now.days !== undefined && now.days > before.days;
}

/** Returns NaN, which is neither less nor more than anything, if the credit is unknown. */
function creditOf({ credit, creditText = '' }: AccountState): number {
  if (isAmount(credit)) return credit;
  const isNothing = /^[^1-9]*0[^1-9]*$/.test(foldDigits(creditText));
  return isNothing ? 0 : (readAmount(creditText) ?? Number.NaN);
}
