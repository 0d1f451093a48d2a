import type { Payment } from '@parde/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { askAnew } from '../../../app/session/ask-anew.ts';
import { tellOtherTabs } from '../../../app/session/other-tabs.ts';
import { takeFromCart } from '../../../titles/cart/local-cart.ts';

/**
 * Every page of the viewer's, in this tab and in others, hears of money that arrived. Before the viewer reads of it:
 * whoever then leaves at once finds nothing in the cart that is paid.
 */
export function useSettled(payment: Payment | undefined): void {
  const queryClient = useQueryClient();
  const isPaid = payment?.status === 'paid';
  useLayoutEffect(() => {
    if (!isPaid) return;
    takeFromCart(payment?.items.map(({ itemid }) => itemid) ?? []);
    askAnew(queryClient);
    tellOtherTabs('paid');
  }, [isPaid, payment, queryClient]);
}
