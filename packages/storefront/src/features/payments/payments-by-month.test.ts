import { describe, expect, it } from 'vitest';
import { spentByMonth } from './payments-by-month.ts';

const now = Date.parse('2026-11-30T10:00:00Z');

const payment = (created_at: string, total: number, change = {}) =>
  ({ created_at, total, kind: 'plan', status: 'paid', ...change }) as const;

const payments = [
  payment('2026-11-20T10:00:00Z', 149_000),
  payment('2026-11-02T10:00:00Z', 35_000, { kind: 'items' }),
  payment('2026-11-01T10:00:00Z', 500_000, { kind: 'wallet' }),
  payment('2026-10-10T10:00:00Z', 149_000, { status: 'failed' }),
  payment('2026-10-09T10:00:00Z', 149_000, { status: 'refunded' }),
  payment('2026-09-10T10:00:00Z', 89_000),
];

const totals = (hasOlder: boolean, locale: 'fa' | 'en' = 'en') =>
  spentByMonth(payments, { hasOlder, now, locale }).map(({ short, total }) => [short, total]);

describe('spending by month', () => {
  it('counts what was paid, but no top-up, whose credit is spent later', () => {
    expect(totals(false).slice(-3)).toEqual([
      ['Sep', 89_000],
      ['Oct', 0],
      ['Nov', 184_000],
    ]);
    expect(totals(false)).toHaveLength(12);
  });

  it('leaves out the month that may have older payments', () => {
    expect(totals(true)).toEqual([
      ['Oct', 0],
      ['Nov', 184_000],
    ]);
  });

  it('uses the months of the language', () => {
    expect(totals(false, 'fa').slice(-4)).toEqual([
      ['شهریور', 89_000],
      ['مهر', 0],
      ['آبان', 184_000],
      ['آذر', 0],
    ]);
  });
});
