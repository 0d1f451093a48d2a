import type { CartItem } from '@parde/domain';
import { parseCart, storageKeys } from '@parde/domain';
import { beforeEach, expect, it, vi } from 'vitest';

const item: CartItem = {
  itemid: '1024-720p',
  amount: 32_000,
  size: '۱٫۲ گیگابایت',
  name: 'نیمه‌شب',
  quality: '720p',
  id: '1024',
  type: 'movie',
  poster: null,
};

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const stored = () => parseCart(storage.get(storageKeys.cart));

it('updates the prices of its files and adds no other files', async () => {
  const { addToLocalCart, refreshLocalCart } = await import('./local-cart.ts');
  addToLocalCart(item);
  refreshLocalCart([
    { ...item, amount: 40_000 },
    { ...item, itemid: '1024-1080p', quality: '1080p', amount: 45_000 },
  ]);
  expect(stored()).toMatchObject({
    items: [{ itemid: item.itemid, amount: 40_000 }],
    total: 40_000,
  });
});

it('does not replace a price with one that cannot be paid', async () => {
  const { addToLocalCart, refreshLocalCart } = await import('./local-cart.ts');
  addToLocalCart(item);
  refreshLocalCart([{ ...item, amount: Number.NaN }]);
  expect(stored().total).toBe(32_000);
});

it.each(['{"items":[{"itemid":1', '[]', 'null'])(
  '%s in the storage is read as an empty cart',
  async (text) => {
    storage.set(storageKeys.cart, text);
    const { addToLocalCart } = await import('./local-cart.ts');
    expect(addToLocalCart(item)).toBeUndefined();
    expect(stored()).toMatchObject({ items: [item], total: 32_000 });
  },
);

it('stores the cart in memory if the storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { addToLocalCart, removeFromLocalCart } = await import('./local-cart.ts');
  const many = Array.from({ length: 50 }, (_, at) => ({ ...item, itemid: `${at}`, id: `${at}` }));
  for (const each of many) expect(addToLocalCart(each)).toBeUndefined();
  const next = { ...item, itemid: 'next', id: 'next' };
  expect(addToLocalCart(next), 'what was gathered fills the cart').toBe('full');
  removeFromLocalCart(['0']);
  expect(addToLocalCart(next)).toBeUndefined();
});
