import { type FoundPurchase, isApiError, type Payment } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { hasOperation } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import type { PurchaseRequest, PurchaseTrace, StoredPurchase } from './stored-purchases.ts';

/** Finds the outcome of purchases on the server. */
export interface PaymentTruth {
  /** Resolves to undefined if the server knows nothing of the purchase. Rejects if the outcome cannot be known. */
  find(purchase: StoredPurchase): Promise<FoundPurchase | undefined>;
  /** Returns the facts to store at the click, for a later comparison. */
  traceOf(request: PurchaseRequest): Promise<PurchaseTrace>;
  /** Returns the newest payments of the account, from any device. */
  newest(): Promise<readonly Payment[]>;
  /** The server's time from which payments count as recent. */
  now(): number;
  /** An order whose result is `unsure` may never be known. The viewer may then start over. */
  readonly unknown: 'unknown' | 'unsure';
  /** The page after the bank shows the payment, or the account if the server has no call for one payment. */
  readonly result: 'payment' | 'account';
}

/** Uses the order's key if the server knows keys, else what the account shows. */
export function paymentTruth(page: Page, now = () => serverTime(page)): PaymentTruth {
  const hasPayments = hasOperation(page, 'getPayment');
  const shared = { now, newest: () => newestPayments(page) };
  if (hasPayments && hasOperation(page, 'findPurchase')) {
    return {
      ...shared,
      find: ({ key }) => findByKey(page, key),
      traceOf: async (request) => request,
      unknown: 'unknown',
      result: 'payment',
    };
  }
  const loadAccount = () => import('./account-now.ts');
  return {
    ...shared,
    find: async (purchase) => (await loadAccount()).findByAccount(page, purchase),
    traceOf: async (request) => (await loadAccount()).traceOf(page, request),
    unknown: 'unsure',
    result: hasPayments ? 'payment' : 'account',
  };
}

async function findByKey({ api }: Page, key: string): Promise<FoundPurchase | undefined> {
  try {
    return (await api.call('findPurchase', { path: { key } })).data;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Returns the server's time. The device's clock may be set in the meantime, and `performance.now()` may stop while
 * the device sleeps: at worst the result is too early.
 */
export function serverTime({ facts }: Page): number {
  return Date.parse(facts.now) + Math.min(Date.now() - performance.timeOrigin, performance.now());
}

/** More payments than an account makes in the time that counts as recent. */
const newestCount = 50;

async function newestPayments(page: Page): Promise<readonly Payment[]> {
  if (!hasOperation(page, 'listPayments')) return [];
  const newest = ask(page.api, 'listPayments', { query: { limit: newestCount } });
  return (await page.queryClient.fetchQuery({ ...newest, staleTime: 0 })).items;
}
