import { describe, expect, it } from 'vitest';
import { readCount } from './count.ts';

describe('a count of days or hours', () => {
  it.each([0, 1, 30, 9999, 10_000])('may be %j', (value) => {
    expect(readCount(value)).toBe(value);
  });

  it.each([-1, 0.5, 10_001, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'may not be %j',
    (value) => {
      expect(readCount(value)).toBeUndefined();
    },
  );

  it('has no sign if it is zero', () => {
    expect(readCount(-0)).toBe(0);
  });
});
