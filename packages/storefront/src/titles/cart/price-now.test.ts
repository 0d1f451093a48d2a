import { fixture } from '@parde/api-client/testing/fixtures';
import { parseCart, storageKeys } from '@parde/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';

const { data: cart } = fixture('getCart');
const [row] = cart.downloads;
const item = (id: string, amount: number) => {
  if (!row) throw new Error('The contract has an example.');
  return { ...row, id, itemid: `${id}-720p`, type: 'movie' as const, amount };
};

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** Returns the price of a cart with two films, given the server's price of each. Undefined makes the call fail. */
async function priceOf(answers: Readonly<Record<string, number | undefined>>, isInCart = true) {
  const { addToLocalCart } = await import('./local-cart.ts');
  const { priceNow } = await import('./price-now.ts');
  const items = [item('1', 23_000), item('2', 45_000)];
  if (isInCart) for (const each of items) addToLocalCart(each);
  const page = await testPage('purchase', async (request) => {
    const { id }: { id: string } = await request.json();
    const amount = answers[id];
    if (amount === undefined) return Response.json({ message: 'later' }, { status: 400 });
    return Response.json({ data: { ...cart, downloads: [item(id, amount)] } });
  });
  const price = await priceNow(page, items);
  const { toastStore } = await import('../../app/toast-store.ts');
  return {
    price,
    stored: parseCart(storage.get(storageKeys.cart)),
    toasts: toastStore.getState().toasts,
  };
}

it('returns the sum of the current prices and updates the cart to them', async () => {
  const { price, stored, toasts } = await priceOf({ 1: 30_000, 2: 45_000 });
  expect(price).toBe(75_000);
  expect(stored).toMatchObject({ total: 75_000 });
  expect(toasts).toEqual([]);
});

it('uses the known price of a title whose current price cannot be fetched', async () => {
  expect((await priceOf({ 1: 30_000 })).price).toBe(75_000);
});

it('removes a file bought in the meantime from the cart and shows a toast', async () => {
  const { price, stored, toasts } = await priceOf({ 1: 23_000, 2: 0 });
  expect(price).toBe(23_000);
  expect(stored.items.map(({ id }) => id)).toEqual(['1']);
  expect(toasts).toHaveLength(1);
});

it('shows no toast for a bought film that is not in the cart', async () => {
  const { price, toasts } = await priceOf({ 1: 23_000, 2: 0 }, false);
  expect(price).toBe(23_000);
  expect(toasts).toEqual([]);
});
