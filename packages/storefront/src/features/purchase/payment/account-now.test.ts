import type { OperationId } from '@parde/api-client';
import { expect, it, vi } from 'vitest';
import { storeOn } from '../../../test-support/purchase-world.ts';
import { testPage } from '../../../test-support/test-page.ts';
import { accountNow } from './account-now.ts';
import { type EarlierPurchase, earlierPurchase, payAgain } from './earlier-purchase.ts';
import { chargeOrder, debitOrder, itemsOrder, planOrder } from './orders.ts';
import { payOnce } from './pay-once.ts';
import { paymentTruth } from './payment-truth.ts';
import type { PurchaseStore } from './stored-purchases.ts';

const offers: readonly OperationId[] = [
  'getUser',
  'getWallet',
  'chargeWallet',
  'getDebitSubscriptions',
  'buyDebitSubscription',
];

interface Books {
  credit: number | undefined;
  days: number | undefined;
  banks: readonly string[];
}

/** A server with section 7 alone. Undefined is a call that fails. */
async function createServer() {
  const server: Books = { credit: 45_000, days: 0, banks: [] };
  const asked: string[] = [];
  const failed = () => Response.json({ message: 'later' }, { status: 400 });
  const page = await testPage('callback', ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname.replace('/api/v1', ''));
    if (pathname.endsWith('/get/user')) {
      const { days } = server;
      if (days === undefined) return failed();
      const user = {
        mobile: '09120000001',
        name: null,
        scope: [],
        subscription: days > 0 ? 1 : 0,
        days_period_to_end: days,
      };
      return Response.json({ data: user });
    }
    if (pathname.endsWith('/get/my_wallet')) {
      if (server.credit === undefined) return failed();
      return Response.json({ data: { my_credit: `${server.credit} تومان` } });
    }
    const subscriptions = server.banks.map((bank) => ({ id: `dd-${bank}`, bank }));
    return Response.json({ data: { subscriptions } });
  });
  return { server, asked, page: { ...page, facts: { ...page.facts, offers } } };
}

const createStore = () => storeOn({ saved: undefined });

type Server = Awaited<ReturnType<typeof createServer>>;

/** A click as `usePurchase` makes it. */
const press = (
  { page }: Server,
  store: PurchaseStore,
  order: string,
  send: (key: string) => Promise<object>,
  wish = {},
) => payOnce(order, store, { truth: paymentTruth(page), send, wish });

const again = ({ page }: Server, store: PurchaseStore, order: string) =>
  earlierPurchase(order, store, paymentTruth(page));

const toBank = async () => ({ pay_url: 'https://bank.example/1' });
const lost = async () => {
  throw new TypeError('the line broke');
};
const unknown: EarlierPurchase = { kind: 'unsure' };

it('asks for what is shown, and for the banks where they matter', async () => {
  const { page, asked, server } = await createServer();
  server.banks = ['012'];
  expect(await accountNow(page, { withBanks: false })).toEqual({
    mobile: '09120000001',
    isSubscribed: false,
    days: undefined,
    creditText: '45000 تومان',
  });
  expect(asked.toSorted()).toEqual(['/get/my_wallet', '/get/user']);
  expect(await accountNow(page, { withBanks: true })).toMatchObject({ banks: ['012'] });
});

it('leaves out what fails, and says that it did', async () => {
  const { page, server } = await createServer();
  server.days = undefined;
  expect(await accountNow(page, { withBanks: false })).toEqual({
    isPartial: true,
    creditText: '45000 تومان',
  });
  server.credit = undefined;
  expect(await accountNow(page, { withBanks: false })).toEqual({ isPartial: true });
});

it('frees the order once the credit shows the payment, and not before', async () => {
  const shop = await createServer();
  const store = createStore();
  const pressed = await press(shop, store, chargeOrder, toBank, { amount: 20_000 });
  expect(pressed.kind).toBe('answered');
  expect(await again(shop, store, chargeOrder)).toEqual(unknown);
  shop.server.credit = undefined;
  expect(await again(shop, store, chargeOrder)).toEqual(unknown);
  shop.server.credit = 65_000;
  expect(await again(shop, store, chargeOrder)).toBeUndefined();
  expect(store.find(chargeOrder)).toBeUndefined();
});

it('does not pay again while the end of an order is unknown', async () => {
  const shop = await createServer();
  const store = createStore();
  await press(shop, store, chargeOrder, toBank, { amount: 20_000 });
  const send = vi.fn(toBank);
  expect(await press(shop, store, chargeOrder, send, { amount: 20_000 })).toEqual(unknown);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  [chargeOrder, { amount: 20_000 }],
  [debitOrder, { bank: '012' }],
])(
  'a lost answer has taken nothing where the bank’s page was not reached: %s',
  async (order, wish) => {
    const shop = await createServer();
    const store = createStore();
    const keys: string[] = [];
    const send = (key: string) => {
      keys.push(key);
      return lost();
    };
    expect((await press(shop, store, order, send, wish)).kind).toBe('refused');
    expect((await press(shop, store, order, send, wish)).kind).toBe('refused');
    expect(new Set(keys).size).toBe(1);
  },
);

it('a lost answer to what needs no bank is unknown until the account shows it', async () => {
  const shop = await createServer();
  const store = createStore();
  expect(await press(shop, store, debitOrder, lost)).toEqual(unknown);
  expect(await again(shop, store, debitOrder)).toEqual(unknown);
  shop.server.days = 30;
  expect(await again(shop, store, debitOrder)).toBeUndefined();
});

it('an order that no account shows stays unknown', async () => {
  const shop = await createServer();
  const order = itemsOrder(['1-720p']);
  const store = createStore();
  expect(await press(shop, store, order, lost)).toEqual(unknown);
  shop.server.credit = 900_000;
  shop.server.days = 30;
  expect(await again(shop, store, order)).toEqual(unknown);
});

it('a plan that the account shows is told once, and may be bought once more', async () => {
  const shop = await createServer();
  const store = createStore();
  const order = planOrder('m1');
  expect(await press(shop, store, order, lost)).toEqual(unknown);
  shop.server.days = 30;
  const paid: EarlierPurchase = { kind: 'paid', trackingCode: undefined };
  expect(await again(shop, store, order)).toEqual(paid);
  expect(await press(shop, store, order, toBank)).toEqual(paid);
  payAgain(order, store, paid, new Set());
  expect((await press(shop, store, order, toBank)).kind).toBe('answered');
});
