import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { chargedTotal } from './payment.ts';

const agreed = (status: 'paid' | 'failed' | 'refunded') =>
  fixture('getPayment', 'agreed', ({ data }) => {
    for (const charge of data.debit?.charges ?? []) charge.status = status;
  }).data;

it('the total of an agreement has what was charged with it', () => {
  expect(agreed('paid').total).toBe(0);
  expect(chargedTotal(agreed('paid'))).toBe(163_900);
});

it('a charge that failed or has gone back does not count', () => {
  expect(chargedTotal(agreed('failed'))).toBe(0);
  expect(chargedTotal(agreed('refunded'))).toBe(0);
});

it('a payment of a server that knows no agreements has its own total', () => {
  const { debit: _debit, ...payment } = agreed('paid');
  expect(chargedTotal({ ...payment, total: 5000 })).toBe(5000);
  expect(chargedTotal({ ...payment, total: 5000, debit: null })).toBe(5000);
});
