import { expect, it } from 'vitest';
import { formatForeignDate } from './foreign-date.ts';

it('writes a day abroad in the Gregorian calendar, and marks this in Persian', () => {
  expect(formatForeignDate('1959-04-12', 'fa')).toBe('۱۲ آوریل ۱۹۵۹ میلادی');
  expect(formatForeignDate('1959-04-12', 'en')).toBe('12 April 1959');
  expect(formatForeignDate('2026-12-31T20:31:00Z', 'fa')).toBe('۱ ژانویه ۲۰۲۷ میلادی');
});

it.each(['fa', 'en'] as const)('shows a dash for an invalid date, in %s', (locale) => {
  expect(formatForeignDate('soon', locale)).toBe('—');
});
