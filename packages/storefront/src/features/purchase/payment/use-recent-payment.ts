import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { isOffered } from '../../../app/page/offers.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { EarlierPurchase } from './pay-once.ts';
import { recentPayment } from './recent-payment.ts';

/** A payment for the same order that was begun just now on another device, or in a browser that has forgotten it. */
export function useRecentPayment(order: string): EarlierPurchase | undefined {
  const page = usePage();
  const { api, facts } = page;
  const { data } = useQuery({
    ...ask(api, 'listPayments', { query: { limit: 5 } }),
    enabled: facts.signedIn && typeof window !== 'undefined' && isOffered(page, 'listPayments'),
    staleTime: 0,
  });
  // By the server's clock: the device's may be wrong.
  return data && recentPayment(data.items, order, Date.parse(facts.now) + performance.now());
}
