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
  // Each test is a document of its own.
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const load = () => import('./stored-purchases.ts');

describe('the purchases of a viewer', () => {
  it('outlive the document, and are nobody else’s', async () => {
    const { purchasesOf } = await load();
    purchasesOf('09120000001').save({ order, key });
    vi.resetModules();
    const later = await load();
    expect(later.purchasesOf('09120000001').find(order)).toMatchObject({ order, key });
    expect(later.purchasesOf('09120000002').find(order)).toBeUndefined();
  });

  it('lend no other viewer their key while that one’s number is not known', async () => {
    const { purchasesOf } = await load();
    purchasesOf('09120000001').save({ order, key });
    // The API knows nothing of it: not in this account.
    purchasesOf(undefined).mark(key, { state: 'not-begun' });
    expect(purchasesOf(undefined).find(order)).toBeUndefined();
    expect(purchasesOf('09120000001').find(order)).toMatchObject({ key, state: 'sent' });
  });

  it('are asked for while the viewer’s own number is not known', async () => {
    const { purchasesOf } = await load();
    purchasesOf('09120000001').save({ order, key });
    expect(purchasesOf(undefined).find(order)).toMatchObject({ key });
  });

  it('are kept in the document where storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { purchasesOf } = await load();
    purchasesOf('09120000001').save({ order, key });
    expect(purchasesOf('09120000001').find(order)).toMatchObject({ key });
  });

  it.each([
    [{}, 'sent'],
    [{ isAnswered: true }, 'answered'],
    [{ isUnbegun: true }, 'not-begun'],
    [{ isAnswered: true, isUnbegun: true }, 'not-begun'],
    [{ isAnswered: true, isBlocked: true }, 'blocked'],
    [{ isAnswered: true, isOver: true }, 'over'],
    [{ isAnswered: 'yes' }, 'sent'],
  ])('of an earlier build get a state: %j is %s', async (flags, state) => {
    const { readPurchases } = await load();
    storage.set(storageKeys.purchases, JSON.stringify([{ order, key, at: Date.now(), ...flags }]));
    expect(readPurchases()).toEqual([expect.objectContaining({ order, key, state })]);
  });

  it.each([
    ...['..', 'k\n', '', 'plan:m1', 'کلید'].map((damaged) => ({ key: damaged })),
    ...[{ state: 'paid' }, { state: null }, { mobile: 912 }, { order: 7 }, { at: '0' }],
  ])('are not those that no build has stored: %j', async (fields) => {
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
  ])('have a trace of what can be read: %j', async (trace, expected) => {
    const { readPurchases } = await load();
    const saved = { order, key, at: Date.now(), state: 'sent', trace };
    storage.set(storageKeys.purchases, JSON.stringify([saved]));
    expect(readPurchases()[0]?.trace).toEqual(expected);
  });
});

it('an order that is over has none, and its page after the bank has it still', async () => {
  const { isUndecided, purchasesOf, readPurchases } = await load();
  const mobile = '09120000001';
  const store = purchasesOf(mobile);
  store.save({ order, key, trace: { before: {} } });
  expect(isUndecided(order, mobile)).toBe(true);
  expect(isUndecided(order, '09120000002'), 'of another viewer').toBe(false);
  store.mark(key, { state: 'over' });
  expect(isUndecided(order, mobile)).toBe(false);
  expect(store.find(order)).toBeUndefined();
  expect(readPurchases()).toMatchObject([{ key, trace: { before: {} } }]);
});
