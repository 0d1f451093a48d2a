import { expect, it } from 'vitest';
import { minutesLeft } from './watch-position.ts';

it('counts the remaining time in full minutes, and never less than 0', () => {
  const left = (position_seconds: number, duration_seconds: number) =>
    minutesLeft({ position_seconds, duration_seconds });
  expect(left(3120, 7800)).toBe(78);
  expect(left(7790, 7800)).toBe(0);
  expect(left(7900, 7800)).toBe(0);
});
