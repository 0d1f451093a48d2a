import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { chargedTotal, creditAfter } from './payment.ts';

const agreed = (status: 'paid' | 'failed' | 'refunded') =>
  fixture('getPayment', 'agreed', ({ data }) => {
    for (const charge of data.debit?.charges ?? []) charge.status = status;
  }).data;

it('the total of an agreement includes the charges that were made with it', () => {
  expect(agreed('paid').total).toBe(0);
  expect(chargedTotal(agreed('paid'))).toBe(163_900);
});

it('a failed or refunded charge does not count', () => {
  expect(chargedTotal(agreed('failed'))).toBe(0);
  expect(chargedTotal(agreed('refunded'))).toBe(0);
});

it('a payment without agreement data has its own total', () => {
  const { debit: _debit, ...payment } = agreed('paid');
  expect(chargedTotal({ ...payment, total: 5000 })).toBe(5000);
  expect(chargedTotal({ ...payment, total: 5000, debit: null })).toBe(5000);
});

describe('the credit after a top-up', () => {
  it('is the sum of credit and amount', () => {
    expect(creditAfter(45_000, 20_000)).toBe(65_000);
    expect(creditAfter(0, 20_000)).toBe(20_000);
  });

  it.each([undefined, null, '45000', '', -1, 0.5, {}])(
    'is unknown if the credit is %j',
    (credit) => {
      expect(creditAfter(credit, 20_000)).toBeUndefined();
    },
  );

  it('is unknown without an amount', () => {
    expect(creditAfter(45_000, undefined)).toBeUndefined();
  });
});
