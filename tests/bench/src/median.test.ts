import { expect, it } from 'vitest';
import { median } from './median.ts';

it('is the value in the middle, by size and not by spelling', () => {
  expect(median([100, 9, 10])).toBe(10);
  expect(median([2, 1])).toBe(2);
});
