import { expect, it } from 'vitest';
import { median } from './median.ts';

it('the median is the middle value in numeric order, not in text order', () => {
  expect(median([100, 9, 10])).toBe(10);
  expect(median([2, 1])).toBe(2);
});
