import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmount, maxAmount } from './amount.ts';

describe('an amount', () => {
  it.each([0, 1, 45_000, maxAmount - 1, maxAmount])('may be %j', (value) => {
    expect(isAmount(value)).toBe(true);
  });

  it.each([
    -1,
    0.5,
    maxAmount + 1,
    Number.MAX_SAFE_INTEGER,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    '5',
    true,
    [5],
    {},
    null,
    undefined,
  ])('cannot be %j', (value) => {
    expect(isAmount(value)).toBe(false);
  });

  it('is always small enough that many amounts can be added exactly', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (isAmount(value)) expect(Number.isSafeInteger(value * 1000)).toBe(true);
      }),
    );
  });
});
