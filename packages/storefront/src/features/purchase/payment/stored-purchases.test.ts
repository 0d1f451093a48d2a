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
    const { payOnce } = await import('./pay-once.ts');
    purchasesOf('09120000001').save({ order, key });
    const sent: string[] = [];
    await payOnce(order, purchasesOf(undefined), {
      // The API knows nothing of it: not in this account.
      find: async () => undefined,
      send: async (used) => {
        sent.push(used);
        return {};
      },
    });
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain(key);
    expect(purchasesOf('09120000001').find(order)).toMatchObject({ key, mobile: '09120000001' });
    expect(purchasesOf('09120000001').find(order)?.isUnbegun).toBeUndefined();
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

  it.each(['..', 'k\n', '', 'plan:m1', 'کلید'])(
    'are not those whose key no server takes: %j',
    async (damaged) => {
      const { readPurchases } = await load();
      const at = Date.now();
      storage.set(storageKeys.purchases, JSON.stringify([{ order, key: damaged, at }]));
      expect(readPurchases(at)).toEqual([]);
      storage.set(storageKeys.purchases, JSON.stringify([{ order, key, at }]));
      expect(readPurchases(at)).toHaveLength(1);
    },
  );
});

it('an order that is over has none, and its page after the bank has it still', async () => {
  const { purchasesOf, readPurchases } = await load();
  const store = purchasesOf('09120000001');
  store.save({ order, key, trace: { before: {} } });
  store.mark(key, { isOver: true });
  expect(store.find(order)).toBeUndefined();
  expect(readPurchases(Date.now())).toMatchObject([{ key, trace: { before: {} } }]);
});
