import assert from 'node:assert/strict';
import { type ApiClient, type BuyPlanRequest, createApiClient } from '@parde/api-client';
import { requestFixture } from '@parde/api-client/testing/fixtures';
import { createReferenceApi } from '@parde/reference-api';

type Outcome = { readonly pay_url: string | null; readonly tracking_code: string | undefined };
type BuyOnce = (api: ApiClient, body: BuyPlanRequest) => Promise<Outcome>;

const isBuyOnce = (value: unknown): value is BuyOnce => typeof value === 'function';

/**
 * Tests the recipe of a purchase against the reference server: a second click, a lost answer and a reload make one
 * payment, and another purchase makes another one.
 */
export async function tryPurchases(buyOnce: unknown): Promise<void> {
  assert.ok(isBuyOnce(buyOnce));
  const storage = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  const { fetch } = createReferenceApi({ catalogue: 'small', emptyAccounts: true });
  const origin = 'https://example.test';
  /** The part of an address whose answers are lost. */
  let lost = 'nothing';
  let token: string | undefined;
  const api = createApiClient({
    baseUrl: `${origin}/api/v1`,
    retry: false,
    getToken: () => token,
    fetch: async (request) => {
      const answer = await fetch(request);
      if (request.url.includes(lost)) throw new TypeError('fetch failed');
      return answer;
    },
  });

  const mobile = '09351112233';
  const sent = await api.sendCode({ body: { mobile, ref: '0' } });
  const outbox = await fetch(new Request(`${origin}/_outbox?mobile=${mobile}`));
  const code = /"code":"(\d+)"/.exec(await outbox.text())?.[1] ?? '';
  const request = sent?.request_id ? { request_id: sent.request_id } : {};
  ({ token } = await api.login({ body: { mobile, password: code, ...request } }));

  const payments = async () => (await api.listPayments()).data.items.length;
  const body = { ...requestFixture('buyPlan').body, content_type: null, content_id: null };
  lost = '/buy/plan';
  const first = await buyOnce(api, body);
  assert.match(`${first.pay_url}`, /^http/, 'a lost answer is looked up');
  lost = '/';
  await assert.rejects(buyOnce(api, body), { kind: 'network' });
  lost = 'nothing';
  assert.deepEqual(await Promise.all([buyOnce(api, body), buyOnce(api, body)]), [first, first]);
  assert.equal(await payments(), 1);

  await fetch(
    new Request(`${first.pay_url}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
    }),
  );
  assert.deepEqual(await buyOnce(api, body), { ...first, pay_url: null }, 'a paid one is not sent');
  storage.clear(); // the viewer has seen the result
  const [next, doubled] = await Promise.all([buyOnce(api, body), buyOnce(api, body)]);
  assert.deepEqual(doubled, next, 'a double click buys once');
  assert.notEqual(next.tracking_code, first.tracking_code);
  assert.equal(await payments(), 2);
}
