import { expect, it } from 'vitest';
import type { AccountState, PurchaseTrace } from './account-change.ts';
import { accountResult } from './account-result.ts';
import { chargeOrder, debitOrder } from './orders.ts';
import type { StoredPurchase } from './stored-purchases.ts';

const mobile = '09120000001';
const before: AccountState = { mobile, isSubscribed: false, credit: 45_000 };
const toppedUp: AccountState = { ...before, credit: 65_000 };

const purchase = (key: string, trace?: Partial<PurchaseTrace>, order = chargeOrder) => ({
  order,
  key,
  at: 0,
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
  const untraced = { order: chargeOrder, key: 'a', at: 0 };
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
