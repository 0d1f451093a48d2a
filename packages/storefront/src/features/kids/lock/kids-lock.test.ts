import { expect, it } from 'vitest';
import { numberInWords } from './kids-lock.ts';

it.each([
  [6, 'شش', 'six'],
  [10, 'ده', 'ten'],
  [18, 'هجده', 'eighteen'],
  [20, 'بیست', 'twenty'],
  [23, 'بیست و سه', 'twenty-three'],
  [89, 'هشتاد و نه', 'eighty-nine'],
])('writes %i in words', (number, fa, en) => {
  expect([numberInWords(number, 'fa'), numberInWords(number, 'en')]).toEqual([fa, en]);
});

it('each number has its own words', () => {
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1);
  for (const locale of ['fa', 'en'] as const) {
    expect(new Set(numbers.map((number) => numberInWords(number, locale))).size).toBe(99);
  }
});
