import { expect, it } from 'vitest';
import { asArray, isOn } from './answers.ts';

/** An answer that breaks the contract. */
const answered = (value: unknown): unknown[] => JSON.parse(JSON.stringify(value));

it('turns anything but an array into an empty one', () => {
  for (const value of [undefined, null]) expect(asArray(value)).toEqual([]);
  expect(asArray(answered({ items: 1 }))).toEqual([]);
  expect(asArray([1])).toEqual([1]);
});

it('reads a flag that is written as true or 1, and nothing else as one', () => {
  expect([true, 1, false, 0, 'false', '1', null, undefined, {}].filter(isOn)).toEqual([true, 1]);
});
