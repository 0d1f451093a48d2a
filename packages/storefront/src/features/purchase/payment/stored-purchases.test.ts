import { storageKeys } from '@parde/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const order = 'plan:m1';
const key = '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  });
  // Each test represents a document of its own.
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const load = () => import('./stored-purchases.ts');

describe('the purchases of a viewer', () => {
  it('outlive the document', async () => {
    (await load()).storedPurchases.save({ order, key });
    vi.resetModules();
    expect((await load()).storedPurchases.find(order)).toMatchObject({ order, key });
  });

  it('are stored in the document if storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { storedPurchases } = await load();
    storedPurchases.save({ order, key });
    expect(storedPurchases.find(order)).toMatchObject({ key });
  });

  it.each([
    ...['..', 'k\n', '', 'plan:m1', 'کلید'].map((damaged) => ({ key: damaged })),
    ...[{ state: 'paid' }, { state: null }, { state: undefined }, { order: 7 }, { at: '0' }],
  ])('leave out records that no build has stored: %j', async (fields) => {
    const { readPurchases } = await load();
    const saved = { order, key, at: Date.now(), state: 'sent' };
    storage.set(storageKeys.purchases, JSON.stringify([{ ...saved, ...fields }, saved]));
    expect(readPurchases()).toHaveLength(1);
  });

  it.each([
    [{ amount: '9', bank: 12, title: { type: 'person', id: '1' }, change: 'gift' }, {}],
    [
      { amount: 9, title: { type: 'movie', id: '7' }, before: { days: '3', credit: 4 } },
      { amount: 9, title: { type: 'movie', id: '7' }, before: { credit: 4 } },
    ],
    [
      { before: { credit: '45', isSubscribed: 1 }, code: 'a1', change: 'credit' },
      { before: {}, code: 'a1', change: 'credit' },
    ],
    [[], {}],
    ['damaged', undefined],
  ])('have the readable part of their trace: %j', async (trace, expected) => {
    const { readPurchases } = await load();
    const saved = { order, key, at: Date.now(), state: 'sent', trace };
    storage.set(storageKeys.purchases, JSON.stringify([saved]));
    expect(readPurchases()[0]?.trace).toEqual(expected);
  });
});

it('an order that is over has no purchase, but the page after the bank still finds it', async () => {
  const { isUndecided, storedPurchases: store, readPurchases } = await load();
  store.save({ order, key, trace: { before: {} } });
  expect(isUndecided(order)).toBe(true);
  store.mark(key, { state: 'over' });
  expect(isUndecided(order)).toBe(false);
  expect(store.find(order)).toBeUndefined();
  expect(readPurchases()).toMatchObject([{ key, trace: { before: {} } }]);
});
