import { describe, expect, it } from 'vitest';
import { type LastingPlan, monthPrice, planMonths, sortByValue } from './plan-value.ts';

it.each([
  [30, 1],
  [31, 1],
  [90, 3],
  [180, 6],
  [365, 12],
  [366, 12],
  [730, 24],
  [45, 45 / (365 / 12)],
  [7, 7 / (365 / 12)],
  [0, undefined],
  [-30, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
  [null, undefined],
])('%j days are %j months', (days, months) => {
  expect(planMonths(days)).toBe(months);
});

describe('the price of a month', () => {
  const discount = { discount_percent: 25, discount_price: 337_250, discount_day: 30 };

  it('uses the plan’s price after the discount, without the gift days', () => {
    expect(monthPrice({ toman: 1_349_000, days: 365, discount })).toBe(84_312);
    expect(monthPrice({ toman: 149_000, days: 30 })).toBe(149_000);
  });

  it('is unknown if the plan has no days or no valid price', () => {
    expect(monthPrice({ toman: 149_000 })).toBeUndefined();
    expect(monthPrice({ toman: -1, days: 30 })).toBeUndefined();
  });
});

describe('plans by their value', () => {
  const month = { toman: 149_000, days: 30 };
  const year = { toman: 999_000, days: 365 };

  it('are sorted by the price of a month, and the first is the best', () => {
    const { plans, best } = sortByValue([
      ['m1', month],
      ['m12', year],
    ]);
    expect(plans.map(([id]) => id)).toEqual(['m12', 'm1']);
    expect(best).toBe('m12');
  });

  it('are not sorted, and none is the best, if one has no duration', () => {
    const plans: [string, LastingPlan][] = [
      ['m1', month],
      ['m12', { toman: 999_000 }],
    ];
    expect(sortByValue(plans)).toEqual({ plans, best: undefined });
  });

  it('have no best plan if the cheapest are equal, or if there is only one', () => {
    expect(
      sortByValue([
        ['a', month],
        ['b', month],
      ]).best,
    ).toBeUndefined();
    expect(sortByValue([['a', month]]).best).toBeUndefined();
  });
});
