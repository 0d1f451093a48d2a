import { foldDigits, isAmount, readAmount } from '@parde/domain';
import { chargeOrder } from './orders.ts';
import type { AccountChange, AccountState, PurchaseTrace } from './purchase-trace.ts';

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
