import { expect, it } from 'vitest';
import { isForKids, isKidsFlag, kidsAge } from './kids-flag.ts';

it.each(['1', 'true', 'yes', '{}', 'undefined', '7', '12'])('is set by %j', (stored) => {
  expect(isKidsFlag(stored)).toBe(true);
});

it.each([null, undefined, '', ' ', '0', 'false', 'FALSE', 'null', '{"tr', '"'])(
  'the kids flag is not set by %j',
  (stored) => {
    expect(isKidsFlag(stored)).toBe(false);
    expect(kidsAge(stored)).toBeUndefined();
  },
);

it.each([
  ['7', 7],
  ['12', 12],
  [' 12 ', 12],
  ['true', 7],
  ['1', 7],
  ['18', 7],
  ['120', 7],
])('%j means children up to %j', (stored, age) => {
  expect(kidsAge(stored)).toBe(age);
});

it('the kids flag allows titles up to its age, and no title without a known rating', () => {
  const fits = (age: 7 | 12) => [0, 7, 12, 15, 18].filter((rating) => isForKids(rating, age));
  expect(fits(7)).toEqual([0, 7]);
  expect(fits(12)).toEqual([0, 7, 12]);
  for (const unknown of [undefined, null, '7', '', Number.NaN, -1, {}]) {
    expect(isForKids(unknown, 12)).toBe(false);
  }
});
