import type { OperationId } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { storageKeys } from '@parde/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { testPage } from '../../../test-support/test-page.ts';

const order = 'plan:m1';
const paid = fixture('getPayment', 'paid').data;
const { tracking_code: trackingCode } = paid;
const own = '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** Starts the storefront with these purchases on the device. The API knows that the viewer's own purchase was paid. */
async function start(purchases: readonly object[], operations?: readonly OperationId[]) {
  storage.set(storageKeys.purchases, JSON.stringify(purchases));
  const found = { data: { payment: paid, pay_url: null } };
  const page = await testPage('purchase', ({ url }) =>
    url.includes(own) ? Response.json(found) : Response.json({}, { status: 404 }),
  );
  const facts = { ...page.facts, operations };
  const { reportLostPurchases } = await import('./report-lost-purchases.ts');
  await reportLostPurchases({ ...page, facts }, () => {});
  const stored: readonly { key: string; state?: string }[] = JSON.parse(
    storage.get(storageKeys.purchases) ?? '[]',
  );
  const { toastStore } = await import('../../../app/toast-store.ts');
  return { reported: toastStore.getState().toasts.map(({ id }) => id), stored };
}

const at = () => Date.now() - 60_000;

it('reports the outcome of a purchase that was never answered', async () => {
  expect((await start([{ order, key: own, at: at(), state: 'sent' }])).reported).toEqual([
    trackingCode,
  ]);
});

it('reports a purchase that came late, after the API had known nothing of it', async () => {
  expect((await start([{ order, key: own, at: at(), state: 'not-begun' }])).reported).toEqual([
    trackingCode,
  ]);
});

it('reports nothing if the API cannot be queried', async () => {
  const purchases = [{ order, key: own, at: at(), state: 'sent' }];
  const { reported, stored } = await start(purchases, ['getUser', 'chargeWallet']);
  expect(reported).toEqual([]);
  expect(stored).toEqual(purchases);
});
