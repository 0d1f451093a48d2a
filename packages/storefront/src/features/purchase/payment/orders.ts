import type { Payment } from '@parde/api-client';

const items = 'items:';

/** Names what is bought: the same order is not paid twice by mistake. */
export const planOrder = (planId: string) => `plan:${planId}`;
export const itemsOrder = (itemids: readonly string[]) => items + itemids.toSorted().join();
export const chargeOrder = 'charge';
export const debitOrder = 'direct-debit';

/** Automatic payment buys plans and files too. An agreement with a bank buys nothing. */
export function orderOf({ kind, plan_id, items }: Payment): string {
  if (kind === 'wallet') return chargeOrder;
  if (plan_id != null) return planOrder(plan_id);
  return items.length > 0 ? itemsOrder(items.map(({ itemid }) => itemid)) : debitOrder;
}

/** Credit is often bought twice in a row, and agreeing with a bank costs nothing. */
export const isRepeated = (order: string) => order === chargeOrder || order === debitOrder;

/**
 * Two orders that a payment at the bank would pay twice: a file may be in a cart too, and agreeing to automatic payment
 * may buy the subscription at once.
 */
export function overlaps(order: string, other: string): boolean {
  if (order === debitOrder) return other.startsWith('plan:');
  if (other === debitOrder) return order.startsWith('plan:');
  if (!order.startsWith(items) || !other.startsWith(items)) return false;
  const others = other.slice(items.length).split(',');
  return order
    .slice(items.length)
    .split(',')
    .some((itemid) => others.includes(itemid));
}

/** Twice the quarter of an hour for which a bank's page accepts payment. */
export const recentMs = 30 * 60_000;

export function isRecent({ created_at }: Payment, now: number): boolean {
  return !(now - Date.parse(created_at) > recentMs);
}
