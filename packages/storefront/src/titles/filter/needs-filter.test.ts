import { expect, it } from 'vitest';
import { needsFilter } from './needs-filter.ts';

it('offers a filter for what is too much to look through, and where one is chosen', () => {
  expect(needsFilter(12, 0)).toBe(false);
  expect(needsFilter(13, 0)).toBe(true);
  expect(needsFilter(0, 1)).toBe(true);
  expect(needsFilter(undefined, 0)).toBe(true);
});
