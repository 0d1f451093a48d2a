import { expect, it } from 'vitest';
import { factColumns } from './fact-columns.ts';

it('sets facts in one row of three to six, and more than six in two rows', () => {
  expect([1, 3, 4, 6].map(factColumns)).toEqual([3, 3, 4, 6]);
  // Two even rows, instead of six and one.
  expect([7, 8, 9, 10].map(factColumns)).toEqual([4, 4, 5, 5]);
});
