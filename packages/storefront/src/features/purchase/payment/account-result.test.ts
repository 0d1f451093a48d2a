import { describe, expect, it } from 'vitest';
import { accountResult } from './account-result.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import type { AccountState, PurchaseTrace } from './purchase-trace.ts';
import type { StoredPurchase } from './stored-purchases.ts';

const mobile = '09120000001';
const before: AccountState = { mobile, isSubscribed: false, credit: 45_000 };
const toppedUp: AccountState = { ...before, credit: 65_000 };

const purchase = (key: string, trace?: Partial<PurchaseTrace>, order = chargeOrder) => ({
  order,
  key,
  at: 0,
  state: 'sent' as const,
  trace: { before, amount: 20_000, ...trace },
});
/** As the page after the bank keeps it. */
const keep = (kept: StoredPurchase, code: string | undefined, now: AccountState) => ({
  ...kept,
  trace: accountResult(code, [kept], now)?.trace,
});

it('is what the account shows of the purchase on this device', () => {
  expect(accountResult('c1', [purchase('a')], toppedUp)).toMatchObject({
    key: 'a',
    change: 'credit',
  });
  expect(accountResult(undefined, [purchase('a')], toppedUp)?.change).toBe('credit');
  expect(accountResult('c1', [purchase('a')], before)).toMatchObject({
    key: 'a',
    change: undefined,
  });
});

it('is nothing on a device without the purchase, or with that of another viewer', () => {
  const another = { before: { ...before, mobile: '09120000002' } };
  const untraced = { order: chargeOrder, key: 'a', at: 0, state: 'sent' as const };
  for (const purchases of [[], [untraced], [purchase('a', another)]]) {
    expect(accountResult('c1', purchases, toppedUp)).toBeUndefined();
  }
});

it('is the same when the page is opened again, whatever became of the credit since', () => {
  const kept = keep(purchase('a'), 'c1', toppedUp);
  expect(accountResult('c1', [kept], before)?.change).toBe('credit');
  const codeless = keep(purchase('a'), undefined, toppedUp);
  expect(accountResult(undefined, [codeless], before)?.change).toBe('credit');
});

it('keeps no credit once it is known', () => {
  expect(keep(purchase('a'), 'c1', toppedUp).trace).toEqual({
    before: { mobile },
    code: 'c1',
    change: 'credit',
  });
});

it('never tells of an earlier purchase what is not known of this one', () => {
  const earlier = keep(purchase('a'), undefined, toppedUp);
  const later = purchase('b', { before: toppedUp });
  expect(accountResult(undefined, [earlier, later], toppedUp)).toMatchObject({
    key: 'b',
    change: undefined,
  });
  expect(accountResult('c2', [earlier, later], toppedUp)?.change).toBeUndefined();
  const coded = keep(purchase('a'), 'c1', toppedUp);
  expect(accountResult('c2', [coded], toppedUp)).toBeUndefined();
});

it('is of the code that came back before, also where a newer purchase waits', () => {
  const waiting = keep(purchase('a'), 'c1', before);
  const newer = purchase('b', { before: toppedUp });
  expect(accountResult('c1', [waiting, newer], toppedUp)).toMatchObject({
    key: 'a',
    change: 'credit',
  });
});

it('is of the purchase that shows, where two wait', () => {
  const agreed = purchase('a', { bank: '012' }, debitOrder);
  const now = { ...before, banks: ['012'] };
  expect(accountResult('c1', [agreed, purchase('b')], now)).toMatchObject({
    key: 'a',
    change: 'bank',
  });
  expect(accountResult('c1', [agreed, purchase('b')], before)?.key).toBe('b');
});

describe('with a code that came back before', () => {
  const shown = { ...keep(purchase('a'), 'c1', toppedUp), at: 1 };
  const sent = { ...purchase('b', { before: toppedUp }), at: 2, state: 'answered' as const };
  const twice: AccountState = { ...before, credit: 85_000 };

  it('is of the newer purchase that has gone to the bank since', () => {
    expect(accountResult('c1', [shown, sent], twice)).toMatchObject({
      key: 'b',
      change: 'credit',
      trace: { code: 'c1' },
    });
  });

  it('is not known while nothing shows of the newer one, though the earlier one was paid', () => {
    expect(accountResult('c1', [shown, sent], toppedUp)).toMatchObject({
      key: 'b',
      change: undefined,
    });
    const waiting = { ...keep(purchase('a'), 'c1', before), at: 1 };
    expect(accountResult('c1', [waiting, sent], toppedUp)).toMatchObject({
      key: 'b',
      change: undefined,
    });
  });

  it('leaves the newer one to the code with which it will come back', () => {
    const asked = { ...sent, trace: accountResult('c1', [shown, sent], toppedUp)?.trace };
    for (const code of ['c1', 'c2']) {
      expect(accountResult(code, [shown, asked], twice)).toMatchObject({
        key: 'b',
        change: 'credit',
      });
    }
  });

  it('is its own again where nothing newer has gone to the bank', () => {
    const unsent = { ...sent, state: 'sent' as const };
    const blocked = { ...sent, state: 'blocked' as const };
    const older = { ...sent, at: 0 };
    for (const other of [unsent, blocked, older]) {
      expect(accountResult('c1', [other, shown], toppedUp)).toMatchObject({
        key: 'a',
        change: 'credit',
      });
    }
    const over = { ...sent, trace: accountResult('c1', [shown, sent], twice)?.trace };
    expect(accountResult('c1', [shown, over], before)?.change).toBe('credit');
  });
});
