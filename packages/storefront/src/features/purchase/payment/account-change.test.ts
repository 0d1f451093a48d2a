import { expect, it } from 'vitest';
import { accountChange } from './account-now.ts';
import { chargeOrder, debitOrder, itemsOrder, planOrder } from './orders.ts';
import type { AccountState } from './stored-purchases.ts';

const before: AccountState = { isSubscribed: false, credit: 45_000 };
const account = (state: AccountState): AccountState => ({ ...before, ...state });
const subscribed = (days?: number) => account({ isSubscribed: true, days });
const text = (creditText: string): AccountState => ({ creditText });

it.each<[string, AccountState, AccountState, 'credit' | undefined]>([
  ['its whole amount', before, account({ credit: 65_000 }), 'credit'],
  ['less', before, account({ credit: 64_999 }), undefined],
  ['nothing', before, before, undefined],
  ['more, as a server may add a gift', before, account({ credit: 67_000 }), 'credit'],
  ['a text', text('۴۵٬۰۰۰ تومان'), text('۶۵٬۰۰۰ تومان'), 'credit'],
  ['a bare number', text('45000'), text('65000'), 'credit'],
  ['a text of nothing', text('۰ تومان'), text('۲۰٬۰۰۰ تومان'), 'credit'],
  ['the same text', text('۴۵٬۰۰۰ تومان'), text('۴۵٬۰۰۰ تومان'), undefined],
  ['another currency', text('۴۵۰٬۰۰۰ ریال'), text('۶۵۰٬۰۰۰ ریال'), undefined],
  ['no number', text('صفر'), text('۲۰٬۰۰۰ تومان'), undefined],
  ['credit that was not asked before', {}, before, undefined],
  ['credit that was not asked now', before, {}, undefined],
])('a top-up is detected from the credit: %s', (_shown, from, to, expected) => {
  expect(accountChange(chargeOrder, { before: from, amount: 20_000 }, to)).toBe(expected);
});

it('a top-up is not known without its amount, nor recognised by days', () => {
  const rich = account({ credit: 65_000, isSubscribed: true });
  expect(accountChange(chargeOrder, { before }, rich)).toBeUndefined();
});

it.each<[string, AccountState, AccountState, 'subscription' | undefined]>([
  ['days where there were none', before, subscribed(30), 'subscription'],
  ['the flag alone', before, subscribed(), 'subscription'],
  ['more days', subscribed(3), subscribed(33), 'subscription'],
  ['the same days', subscribed(3), subscribed(3), undefined],
  ['fewer days', subscribed(3), subscribed(2), undefined],
  ['days that were not known before', subscribed(), subscribed(30), undefined],
  ['days that are not known now', subscribed(3), subscribed(), undefined],
  ['a flag that was not known before', {}, subscribed(30), undefined],
  ['days without the flag', subscribed(3), account({ isSubscribed: false, days: 33 }), undefined],
])('a subscription is detected from the days: %s', (_shown, from, to, expected) => {
  for (const order of [planOrder('m1'), debitOrder]) {
    expect(accountChange(order, { before: from }, to)).toBe(expected);
  }
});

it.each([
  [['018', '012'], 'bank'],
  [['018'], undefined],
  [[], undefined],
])('an agreement with a bank is detected from the list of banks: %j', (banks, expected) => {
  const now = account({ banks });
  expect(accountChange(debitOrder, { before, bank: '012' }, now)).toBe(expected);
});

it('a single purchase has no change, because no account shows it', () => {
  const rich = account({ credit: 900_000 });
  expect(
    accountChange(
      itemsOrder([{ type: 'movie', id: '1', itemid: '1-720p' }]),
      { before, amount: 1 },
      rich,
    ),
  ).toBeUndefined();
});
