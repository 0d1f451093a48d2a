import type { Payment } from '@parde/api-client';

const items = 'items:';

/** Returns the name of an order, so that the same order is not paid twice by mistake. */
export const planOrder = (planId: string) => `plan:${planId}`;
export const itemsOrder = (files: readonly { type: string; id: string; itemid: string }[]) =>
  items +
  files
    .map(({ type, id, itemid }) => `${type}/${id}/${itemid}`)
    .toSorted()
    .join();
export const chargeOrder = 'charge';
export const debitOrder = 'direct-debit';

/** Automatic payment buys plans and files too. An agreement with a bank buys nothing. */
export function orderOf({ kind, plan_id, items }: Payment): string {
  if (kind === 'wallet') return chargeOrder;
  if (plan_id != null) return planOrder(plan_id);
  return items.length > 0 ? itemsOrder(items) : debitOrder;
}

/** Credit is often bought twice in a row, and agreeing with a bank costs nothing. */
export const isRepeated = (order: string) => order === chargeOrder || order === debitOrder;

/**
 * Returns true if the payments of two orders would pay something twice: a title may be in a cart, too, in any
 * quality, and an agreement to automatic payment may buy the subscription at once.
 */
export function overlaps(order: string, other: string): boolean {
  if (order === debitOrder) return other.startsWith('plan:');
  if (other === debitOrder) return order.startsWith('plan:');
  if (!order.startsWith(items) || !other.startsWith(items)) return false;
  const titlesOf = (files: string) =>
    files
      .slice(items.length)
      .split(',')
      .map((file) => file.split('/', 2).join());
  const others = titlesOf(other);
  return titlesOf(order).some((title) => others.includes(title));
}

/** Twice the quarter of an hour for which a bank's page accepts payment. */
export const recentMs = 30 * 60_000;

export function isRecent({ created_at }: Payment, now: number): boolean {
  return !(now - Date.parse(created_at) > recentMs);
}
