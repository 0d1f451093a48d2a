import { expect, it } from 'vitest';
import { needsFilter } from './needs-filter.ts';

it('needs a filter if the list is long or a filter is chosen', () => {
  expect(needsFilter(12, 0)).toBe(false);
  expect(needsFilter(13, 0)).toBe(true);
  expect(needsFilter(0, 1)).toBe(true);
  expect(needsFilter(undefined, 0)).toBe(true);
});
