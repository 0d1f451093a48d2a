import { describe, expect, it } from 'vitest';
import { accountResult } from './account-result.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import type { AccountState, PurchaseTrace, StoredPurchase } from './stored-purchases.ts';

const before: AccountState = { isSubscribed: false, credit: 45_000 };
const toppedUp: AccountState = { ...before, credit: 65_000 };

const purchase = (key: string, trace?: Partial<PurchaseTrace>, order = chargeOrder) => ({
  order,
  key,
  at: 0,
  state: 'sent' as const,
  trace: { before, amount: 20_000, ...trace },
});
/** Stores the trace as the page after the bank does. */
const toStored = (storedPurchase: StoredPurchase, code: string | undefined, now: AccountState) => ({
  ...storedPurchase,
  trace: accountResult(code, [storedPurchase], now)?.trace,
});
/** Returns the purchase, and what the account shows of it. */
const resultOf = (...given: Parameters<typeof accountResult>) => {
  const result = accountResult(...given);
  return result && `${result.key} ${result.change}`;
};

it('returns what the account shows of the purchase on this device', () => {
  expect(resultOf('c1', [purchase('a')], toppedUp)).toBe('a credit');
  expect(resultOf(undefined, [purchase('a')], toppedUp)).toBe('a credit');
  expect(resultOf('c1', [purchase('a')], before)).toBe('a undefined');
});

it('returns undefined on a device without the purchase, or without the account before it', () => {
  const untraced = { order: chargeOrder, key: 'a', at: 0, state: 'sent' as const };
  for (const purchases of [[], [untraced]]) {
    expect(resultOf('c1', purchases, toppedUp)).toBeUndefined();
  }
});

it('returns the same when the page is opened again, however the credit has changed since', () => {
  expect(resultOf('c1', [toStored(purchase('a'), 'c1', toppedUp)], before)).toBe('a credit');
  expect(resultOf(undefined, [toStored(purchase('a'), undefined, toppedUp)], before)).toBe(
    'a credit',
  );
});

it('stores no credit once the result is known', () => {
  expect(toStored(purchase('a'), 'c1', toppedUp).trace).toEqual({
    before: {},
    code: 'c1',
    change: 'credit',
  });
});

it('never reports the result of an earlier purchase for this one', () => {
  const earlier = toStored(purchase('a'), undefined, toppedUp);
  const later = purchase('b', { before: toppedUp });
  expect(resultOf(undefined, [earlier, later], toppedUp)).toBe('b undefined');
  expect(resultOf('c2', [earlier, later], toppedUp)).toBe('b undefined');
  expect(resultOf('c2', [toStored(purchase('a'), 'c1', toppedUp)], toppedUp)).toBeUndefined();
});

it('belongs to the code that came back before, even if a newer purchase waits', () => {
  const waiting = toStored(purchase('a'), 'c1', before);
  const newer = purchase('b', { before: toppedUp });
  expect(resultOf('c1', [waiting, newer], toppedUp)).toBe('a credit');
});

it('belongs to the purchase that the account shows, if two wait', () => {
  const agreed = purchase('a', { bank: '012' }, debitOrder);
  expect(resultOf('c1', [agreed, purchase('b')], { ...before, banks: ['012'] })).toBe('a bank');
  expect(resultOf('c1', [agreed, purchase('b')], before)).toBe('b undefined');
});

describe('with a code that came back before', () => {
  const shown = { ...toStored(purchase('a'), 'c1', toppedUp), at: 1 };
  const sent = { ...purchase('b', { before: toppedUp }), at: 2, state: 'answered' as const };
  const twice: AccountState = { ...before, credit: 85_000 };

  it('belongs to the newer purchase that has gone to the bank since', () => {
    expect(resultOf('c1', [shown, sent], twice)).toBe('b credit');
    expect(accountResult('c1', [shown, sent], twice)?.trace.code).toBe('c1');
  });

  it('is unknown while the account does not show the newer one, even if the earlier one was paid', () => {
    const waiting = { ...toStored(purchase('a'), 'c1', before), at: 1 };
    for (const older of [shown, waiting]) {
      expect(resultOf('c1', [older, sent], toppedUp)).toBe('b undefined');
    }
  });

  it('leaves the newer one to the code with which it will come back', () => {
    const given = { ...sent, trace: accountResult('c1', [shown, sent], toppedUp)?.trace };
    for (const code of ['c1', 'c2']) expect(resultOf(code, [shown, given], twice)).toBe('b credit');
  });

  it('belongs to its own purchase again if no newer one has gone to the bank', () => {
    const unsent = { ...sent, state: 'sent' as const };
    const blocked = { ...sent, state: 'blocked' as const };
    for (const other of [unsent, blocked, { ...sent, at: 0 }]) {
      expect(resultOf('c1', [other, shown], toppedUp)).toBe('a credit');
    }
    const over = { ...sent, trace: accountResult('c1', [shown, sent], twice)?.trace };
    expect(resultOf('c1', [shown, over], before)).toMatch('credit');
  });
});
