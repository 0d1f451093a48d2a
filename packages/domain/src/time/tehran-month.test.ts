import { expect, it } from 'vitest';
import { formatShortDate, lastMonths, monthOf } from './tehran-month.ts';

it('a month is named in the calendar of the language', () => {
  expect(monthOf('2026-11-20T10:00:00Z', 'fa')).toEqual({ label: 'آبان ۱۴۰۵', short: 'آبان' });
  expect(monthOf('2026-11-20T10:00:00Z', 'en')).toEqual({ label: 'November 2026', short: 'Nov' });
});

it('a month begins at midnight in Tehran', () => {
  expect(monthOf('2026-11-30T20:29:00Z', 'en')?.short).toBe('Nov');
  expect(monthOf('2026-11-30T20:30:00Z', 'en')?.short).toBe('Dec');
});

it('a short date has a day and a month', () => {
  expect(formatShortDate('2026-11-28', 'fa')).toBe('۷ آذر');
  expect(formatShortDate('2026-11-28', 'en')).toBe('28 Nov');
});

it('a damaged date has no month', () => {
  expect(monthOf('yesterday', 'en')).toBeUndefined();
  expect(formatShortDate('yesterday', 'en')).toBe('');
});

it('the last months end with the current one, without gaps', () => {
  const now = Date.parse('2026-01-31T10:00:00Z');
  expect(lastMonths(4, now, 'en').map(({ label }) => label)).toEqual([
    'October 2025',
    'November 2025',
    'December 2025',
    'January 2026',
  ]);
  expect(lastMonths(12, now, 'fa').map(({ short }) => short)).toEqual(
    'اسفند فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن'.split(' '),
  );
});
