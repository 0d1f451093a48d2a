import { createApiClient, type FoundPurchase, type Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { findPurchaseAt, type PurchaseStore, payOnce } from './pay-once.ts';
import type { StoredPurchase } from './stored-purchases.ts';

const order = 'plan:m1';
const paid = fixture('getPayment', 'paid').data;

afterEach(() => vi.unstubAllGlobals());

function createStore(): PurchaseStore & { saved: StoredPurchase | undefined } {
  return {
    saved: undefined,
    find() {
      return this.saved;
    },
    save({ key }) {
      this.saved = { order, key, at: 0 };
    },
    mark(_, known) {
      if (this.saved) this.saved = { ...this.saved, ...known };
    },
    forget() {
      this.saved = undefined;
    },
    ageOf: () => 0,
  };
}

/** An API that answers purchases one after the other with these, and then finds this. */
function createShop(
  answers: readonly Response[],
  found: FoundPurchase | undefined,
  /** Milliseconds. The API then takes longer. */
  timeout?: number,
) {
  const keys: (string | null)[] = [];
  const left = [...answers];
  const store = createStore();
  const api = createApiClient({
    baseUrl: 'https://parde.test/api/v1',
    retry: false,
    timeout,
    fetch: async ({ method, headers }) => {
      if (method === 'GET') {
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
  return { keys, store, press: () => payOnce(order, store, { find: findPurchaseAt(api), send }) };
}

/** As JSON gives it: of a later contract, or of a server that leaves fields out. */
const answered = (payment: object): FoundPurchase =>
  JSON.parse(JSON.stringify({ payment: { ...paid, ...payment }, pay_url: null }));

it.each([408, 500, 502, 504])(
  'a %i may have been done, also where it names what is wrong',
  async (status) => {
    const failed = Response.json({ errors: { server: ['It took too long.'] } }, { status });
    const { press, keys } = createShop([failed], { payment: paid, pay_url: null });
    expect(await press()).toEqual({
      kind: 'answered',
      answer: { pay_url: undefined, tracking_code: paid.tracking_code },
    });
    expect(await press()).toMatchObject({ kind: 'paid' });
    expect(keys).toHaveLength(1);
  },
);

it('a purchase that is found without its payment is not known yet', async () => {
  const found: FoundPurchase = JSON.parse('{}');
  const { press, store } = createShop([], found);
  expect(await press()).toEqual({ kind: 'unknown' });
  expect(await press()).toEqual({ kind: 'unknown' });
  expect(store.saved).toBeDefined();
});

it.each([{ status: 'verifying' }, { status: null }])(
  'a payment that is %j is not over, and not paid again',
  async (payment) => {
    const { press, keys } = createShop([], answered(payment));
    const { tracking_code: trackingCode } = paid;
    expect(await press()).toMatchObject({ kind: 'answered' });
    expect(await press()).toEqual({ kind: 'at-bank', payUrl: undefined, trackingCode });
    expect(keys).toHaveLength(1);
  },
);

it('what was refused because its key holds another wish is never told as done', async () => {
  const reused = Response.json({ errors: { form: 'Sent with other details.' } }, { status: 409 });
  const { press, store, keys } = createShop([reused], { payment: null, pay_url: null });
  store.saved = { order, key: 'k-1', at: 0, isUnbegun: true };
  expect(await press()).toMatchObject({ kind: 'refused', error: { status: 409 } });
  await press();
  expect(keys[0]).toBe('k-1');
  expect(keys[1]).not.toBe('k-1');
});

it('what waits at the bank under a key is offered, not opened, in place of another wish', async () => {
  const reused = Response.json({ message: 'Sent with other details.' }, { status: 409 });
  const payment: Payment = { ...paid, status: 'pending' };
  const { press, store } = createShop([reused], { payment, pay_url: 'https://bank.example/1' });
  store.saved = { order, key: 'k-1', at: 0, isUnbegun: true };
  expect(await press()).toMatchObject({ kind: 'at-bank', payUrl: 'https://bank.example/1' });
});

it('a call that nobody waits for any more may still be done: it is asked for once more', async () => {
  const { press, keys, store } = createShop([], undefined, 10);
  expect(await press()).toEqual({ kind: 'unknown' });
  expect(store.saved?.isUnbegun).toBeFalsy();
  await press();
  expect(keys[1]).toBe(keys[0]);
});

it('a browser that takes itself for offline keeps the key of what it sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { press, keys } = createShop([], undefined);
  expect(await press()).toMatchObject({ kind: 'refused' });
  await press();
  expect(keys[1]).toBe(keys[0]);
});

it('has a key also over plain http', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { press, keys } = createShop([], undefined);
  expect(await press()).toMatchObject({ kind: 'refused' });
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
