import type { Payment } from '@parde/api-client';

/** Names what is bought: the same order is not paid twice by mistake. */
export const planOrder = (planId: string) => `plan:${planId}`;
export const itemsOrder = (itemids: readonly string[]) => `items:${itemids.toSorted().join()}`;
export const chargeOrder = 'charge';
export const debitOrder = 'direct-debit';

export function orderOf({ kind, plan_id, items }: Payment): string | undefined {
  switch (kind) {
    case 'plan':
      return plan_id == null ? undefined : planOrder(plan_id);
    case 'items':
      return itemsOrder(items.map(({ itemid }) => itemid));
    case 'wallet':
      return chargeOrder;
    case 'direct_debit':
      return undefined;
  }
}
