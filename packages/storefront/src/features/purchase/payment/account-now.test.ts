import { expect, it, vi } from 'vitest';
import { createAccountServer } from '../test-support/account-server.ts';
import { createTestStore } from '../test-support/purchase-world.ts';
import { accountNow } from './account-now.ts';
import { type EarlierPurchase, earlierPurchase, payAgain } from './earlier-purchase.ts';
import { chargeOrder, debitOrder, itemsOrder, planOrder } from './orders.ts';
import { payOnce } from './pay-once.ts';
import { paymentTruth } from './payment-truth.ts';
import type { PurchaseStore } from './stored-purchases.ts';

const createStore = () => createTestStore({ saved: undefined });

type Server = Awaited<ReturnType<typeof createAccountServer>>;

/** Clicks as `usePurchase` does. */
const pay = (
  { page }: Server,
  store: PurchaseStore,
  order: string,
  send: (key: string) => Promise<object>,
  request = {},
) => payOnce(order, store, { truth: paymentTruth(page), send, request });

const again = ({ page }: Server, store: PurchaseStore, order: string) =>
  earlierPurchase(order, store, paymentTruth(page));

const toBank = async () => ({ pay_url: 'https://bank.example/1' });
const lost = async () => {
  throw new TypeError('the line broke');
};
const unknown: EarlierPurchase = { kind: 'unsure' };

it('fetches what the account shows, and the banks if they matter', async () => {
  const { page, calls, server } = await createAccountServer();
  server.banks = ['012'];
  expect(await accountNow(page, { withBanks: false })).toEqual({
    isSubscribed: false,
    days: undefined,
    creditText: '45000 تومان',
  });
  expect(calls.toSorted()).toEqual(['/get/my_wallet', '/get/user']);
  expect(await accountNow(page, { withBanks: true })).toMatchObject({ banks: ['012'] });
});

it('leaves out what fails, and marks the account as partial', async () => {
  const { page, server } = await createAccountServer();
  server.days = undefined;
  expect(await accountNow(page, { withBanks: false })).toEqual({
    isPartial: true,
    creditText: '45000 تومان',
  });
  server.credit = undefined;
  expect(await accountNow(page, { withBanks: false })).toEqual({ isPartial: true });
});

it('frees the order once the credit shows the payment, and not before', async () => {
  const shop = await createAccountServer();
  const store = createStore();
  const outcome = await pay(shop, store, chargeOrder, toBank, { amount: 20_000 });
  expect(outcome.kind).toBe('answered');
  const send = vi.fn(toBank);
  expect(await pay(shop, store, chargeOrder, send, { amount: 20_000 })).toEqual(unknown);
  expect(send).not.toHaveBeenCalled();
  shop.server.credit = undefined;
  expect(await again(shop, store, chargeOrder)).toEqual(unknown);
  shop.server.credit = 65_000;
  expect(await again(shop, store, chargeOrder)).toBeUndefined();
  expect(store.find(chargeOrder)).toBeUndefined();
});

it.each([
  [chargeOrder, { amount: 20_000 }],
  [debitOrder, { bank: '012' }],
])(
  'a lost answer has charged nothing if the bank’s page was not reached: %s',
  async (order, request) => {
    const shop = await createAccountServer();
    const store = createStore();
    const keys: string[] = [];
    const send = (key: string) => {
      keys.push(key);
      return lost();
    };
    expect((await pay(shop, store, order, send, request)).kind).toBe('refused');
    expect((await pay(shop, store, order, send, request)).kind).toBe('refused');
    expect(new Set(keys).size).toBe(1);
  },
);

it.each([
  ['until the account shows it', debitOrder, undefined],
  ['for good, of a file', itemsOrder([{ type: 'movie', id: '1', itemid: '1-720p' }]), unknown],
])(
  'after a lost answer, the outcome of a purchase without a bank is unknown %s',
  async (_when, order, later) => {
    const shop = await createAccountServer();
    const store = createStore();
    expect(await pay(shop, store, order, lost)).toEqual(unknown);
    expect(await again(shop, store, order)).toEqual(unknown);
    shop.server.days = 30;
    expect(await again(shop, store, order)).toEqual(later);
  },
);

it('a plan that the account shows is reported once, and may be bought again', async () => {
  const shop = await createAccountServer();
  const store = createStore();
  const order = planOrder('m1');
  expect(await pay(shop, store, order, lost)).toEqual(unknown);
  shop.server.days = 30;
  const paid: EarlierPurchase = { kind: 'paid', trackingCode: undefined };
  expect(await again(shop, store, order)).toEqual(paid);
  expect(await pay(shop, store, order, toBank)).toEqual(paid);
  payAgain(order, store, paid, new Set());
  expect((await pay(shop, store, order, toBank)).kind).toBe('answered');
  const trace = { change: 'subscription' } as const;
  const over = { order, key: crypto.randomUUID(), at: Date.now(), state: 'over', trace } as const;
  const shown = { ...createStore(), overlapping: () => [over] };
  expect(await again(shop, shown, order), 'after its result page').toMatchObject(paid);
});

it('more days do not show which of two plans was paid', async () => {
  const shop = await createAccountServer();
  const store = createStore();
  await pay(shop, store, planOrder('m1'), toBank);
  let saved = '';
  vi.stubGlobal('localStorage', { getItem: () => saved });
  const other = { order: planOrder('m3'), key: crypto.randomUUID() };
  shop.server.days = 90;
  for (const [state, later, expected] of [
    ['refused', 1, 'paid'],
    ['over', 1, 'unsure'],
    ['over', -60_000, 'paid'],
  ] as const) {
    saved = JSON.stringify([{ ...other, state, at: Date.now() + later }]);
    expect((await again(shop, store, planOrder('m1')))?.kind).toBe(expected);
  }
  vi.unstubAllGlobals();
});
