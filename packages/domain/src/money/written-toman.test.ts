import { expect, it } from 'vitest';
import { readWrittenToman } from './written-toman.ts';

it.each([
  ['۴۵٬۰۰۰ تومان', 45_000],
  ['۰ تومان', 0],
  ['45,000 Toman', 45_000],
  ['45000 toman', 45_000],
  [' ۴۵۰٬۰۰۵ ریال ', 45_000],
  ['٤٥٠٠٠ تومان', 45_000],
])('reads %j', (text, toman) => {
  expect(readWrittenToman(text)).toBe(toman);
});

it.each([
  '',
  'تومان',
  '۴۵٬۰۰۰',
  '-۵ تومان',
  '۵ میلیون تومان',
  '5 USD',
  '۵ تومان و ۲ ریال',
  '1'.repeat(16),
])('reads no number from %j', (text) => {
  expect(readWrittenToman(text)).toBeUndefined();
});
