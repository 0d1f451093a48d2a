import { describe, expect, it } from 'vitest';
import { accountChange } from './account-change.ts';
import { chargeOrder, debitOrder, itemsOrder, planOrder } from './orders.ts';
import type { AccountState } from './purchase-trace.ts';

const mobile = '09120000001';
const before: AccountState = { mobile, isSubscribed: false, credit: 45_000 };
const account = (state: AccountState): AccountState => ({ ...before, ...state });

describe('a top-up', () => {
  const change = (from: AccountState, to: AccountState, amount = 20_000) =>
    accountChange(chargeOrder, { before: from, amount }, to);

  it('is in the credit, by its whole amount', () => {
    expect(change(before, account({ credit: 65_000 }))).toBe('credit');
    expect(change(before, account({ credit: 64_999 }))).toBeUndefined();
    expect(change(before, before)).toBeUndefined();
  });

  it('may be more than was asked for: a server may add a gift', () => {
    expect(change(before, account({ credit: 67_000 }))).toBe('credit');
  });

  it.each([
    ['۴۵٬۰۰۰ تومان', '۶۵٬۰۰۰ تومان', 'credit'],
    ['45000', '65000', 'credit'],
    ['۰ تومان', '۲۰٬۰۰۰ تومان', 'credit'],
    ['۴۵٬۰۰۰ تومان', '۴۵٬۰۰۰ تومان', undefined],
    // Of another currency, or no number: nothing can be said.
    ['۴۵۰٬۰۰۰ ریال', '۶۵۰٬۰۰۰ ریال', undefined],
    ['صفر', '۲۰٬۰۰۰ تومان', undefined],
  ])('is read from the text where there is no number: %s, then %s', (from, to, expected) => {
    const text = (creditText: string) => ({ mobile, creditText });
    expect(change(text(from), text(to))).toBe(expected);
  });

  it('is not known where the credit could not be asked, before or now', () => {
    expect(change({ mobile }, before)).toBeUndefined();
    expect(change(before, { mobile })).toBeUndefined();
  });

  it('is not known without its amount, nor told by days', () => {
    expect(
      accountChange(chargeOrder, { before }, account({ credit: 65_000, isSubscribed: true })),
    ).toBeUndefined();
  });
});

describe('a subscription', () => {
  const change = (from: AccountState, to: AccountState) =>
    [planOrder('m1'), debitOrder].map((order) => accountChange(order, { before: from }, to));
  const subscribed = (days?: number) => account({ isSubscribed: true, days });

  it('is there where there was none', () => {
    expect(change(before, subscribed(30))).toEqual(['subscription', 'subscription']);
    expect(change(before, subscribed())).toEqual(['subscription', 'subscription']);
  });

  it('has more days than before, never the same or fewer', () => {
    expect(change(subscribed(3), subscribed(33))).toEqual(['subscription', 'subscription']);
    expect(change(subscribed(3), subscribed(3))).toEqual([undefined, undefined]);
    expect(change(subscribed(3), subscribed(2))).toEqual([undefined, undefined]);
  });

  it('is not known where the days or the flag are not', () => {
    expect(change(subscribed(), subscribed(30))).toEqual([undefined, undefined]);
    expect(change(subscribed(3), subscribed())).toEqual([undefined, undefined]);
    expect(change({ mobile }, subscribed(30))).toEqual([undefined, undefined]);
    expect(change(subscribed(3), account({ isSubscribed: false, days: 33 }))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('an agreement with a bank is in the list of the banks', () => {
  const agreed = (banks: readonly string[]) =>
    accountChange(debitOrder, { before, bank: '012' }, account({ banks }));
  expect(agreed(['018', '012'])).toBe('bank');
  expect(agreed(['018'])).toBeUndefined();
  expect(agreed([])).toBeUndefined();
});

it('nothing is said of single purchases, which no account shows', () => {
  const rich = account({ credit: 900_000 });
  expect(accountChange(itemsOrder(['1-720p']), { before, amount: 1 }, rich)).toBeUndefined();
});

it('nothing is said by the account of another viewer, nor of one that is not known', () => {
  const trace = { before, amount: 20_000 };
  const richer = account({ credit: 65_000 });
  expect(accountChange(chargeOrder, trace, { ...richer, mobile: '09120000002' })).toBeUndefined();
  expect(accountChange(chargeOrder, trace, { ...richer, mobile: undefined })).toBeUndefined();
  const unnamed = { ...trace, before: { ...before, mobile: undefined } };
  expect(accountChange(chargeOrder, unnamed, { credit: 65_000 })).toBeUndefined();
});
