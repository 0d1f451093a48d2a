import { expect, it } from 'vitest';
import { readStat } from './processor.ts';

it('adds the user and system time of a process with any name', () => {
  const rest = 'S 1 4242 4242 0 -1 4194560 900 0 0 0 321 45 6 7 20 0 11 0 98765 0';
  expect(readStat(`4242 (node) ${rest}`)).toBe(3660);
  expect(readStat(`4242 (nginx: worker (1) ${rest}`)).toBe(3660);
});
