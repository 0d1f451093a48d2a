import { createApiClient, type FoundPurchase, type Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { testPage } from '../../../test-support/test-page.ts';
import { type PriceChange, payOnce } from '../payment/pay-once.ts';
import { paymentTruth } from '../payment/payment-truth.ts';
import type { StoredPurchase } from '../payment/stored-purchases.ts';
import { createTestStore } from './purchase-world.ts';

/** The order and its payment in the account. */
export const order = 'plan:m1';
export const paid: Payment = { ...fixture('getPayment', 'paid').data, plan_id: 'm1' };

type Found = FoundPurchase | Response | undefined;

/** Creates an API that answers purchases with these answers in order, and searches for a purchase with `find`. */
export async function createShop(
  answers: readonly Response[],
  find: Found | (() => Found),
  /** The client's timeout in milliseconds. If it is set, the API never answers purchases. */
  timeout?: number,
) {
  const keys: (string | null)[] = [];
  const left = [...answers];
  const newest: Payment[] = [];
  const accepted = new Set<string>();
  /** Purchases of other orders on this device. */
  const waiting: StoredPurchase[] = [];
  const device: { saved: StoredPurchase | undefined } = { saved: undefined };
  const api = createApiClient({
    baseUrl: 'https://parde.test/api/v1',
    retry: false,
    timeout,
    fetch: async ({ method, headers, url }) => {
      if (method === 'GET') {
        if (url.includes('limit=')) return Response.json({ data: { items: newest } });
        const found = typeof find === 'function' ? find() : find;
        if (found instanceof Response) return found;
        return found ? Response.json({ data: found }) : Response.json({}, { status: 404 });
      }
      keys.push(headers.get('idempotency-key'));
      if (timeout !== undefined) return new Promise(() => {});
      const answer = left.shift();
      if (!answer) throw new TypeError('the line broke');
      return answer;
    },
  });
  const send = async (key: string) => {
    const { data } = await api.call('chargeWallet', {
      body: {
        amount: 20_000,
        payment_method: 'mellat',
        callback_url: 'https://parde.test/callback',
      },
      header: { 'Idempotency-Key': key },
    });
    return data;
  };
  const page = { ...(await testPage('purchase', () => Response.error())), api };
  const truth = { ...paymentTruth(page), now: () => Date.parse(paid.created_at) };
  const pay = (repriced?: () => Promise<PriceChange>) =>
    payOnce(
      order,
      { ...createTestStore(device), overlapping: () => waiting },
      { truth, send, accepted, ...(repriced && { repriced }) },
    );
  return { keys, device, newest, waiting, accepted, truth, pay };
}
