import type { Payment } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../../app/page/Storefront.tsx';
import { orderOf } from './orders.ts';
import { type EarlierPurchase, isRepeated } from './pay-once.ts';

const recentMs = 15 * 60_000;

/** A payment for the same order that was begun just now on another device, or in a browser that has forgotten it. */
export function useRecentPayment(order: string): EarlierPurchase | undefined {
  const { api, facts } = usePage();
  const { data } = useQuery({
    ...ask(api, 'listPayments', { query: { limit: 5 } }),
    enabled: facts.signedIn && typeof window !== 'undefined',
    staleTime: 0,
  });
  const payment = data?.items.find((each) => orderOf(each) === order && isRecent(each, facts.now));
  if (payment?.status === 'pending') {
    return { kind: 'at-bank', payUrl: undefined, trackingCode: payment.tracking_code };
  }
  return payment?.status === 'paid' && !isRepeated(payment.kind)
    ? { kind: 'paid', trackingCode: payment.tracking_code }
    : undefined;
}

/** By the server's clock: the device's may be wrong. */
function isRecent({ created_at }: Payment, renderedAt: string): boolean {
  const now = Date.parse(renderedAt) + performance.now();
  return now - Date.parse(created_at) < recentMs;
}
