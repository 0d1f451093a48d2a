import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { daysOf, describeRhythm, readYear, yearOf, yearsBetween } from './press-lists.ts';

it('counts years by the calendar of the viewer, and days in Tehran', () => {
  expect(yearOf('2026-03-20T20:29:00Z', 'fa')).toBe(1404);
  expect(yearOf('2026-03-20T20:31:00Z', 'fa')).toBe(1405);
  expect(yearOf('2026-12-31T20:31:00Z', 'en')).toBe(2027);
  expect(yearsBetween('2024-12-30', '2026-11-24', 'fa')).toEqual([1405, 1404, 1403]);
  expect(yearsBetween('2024-12-30', '2026-11-24', 'en')).toEqual([2026, 2025, 2024]);
  expect(yearsBetween('no date', '2026-11-24', 'en')).toEqual([]);
});

it.each(['fa', 'en'] as const)('lists at most the newest thirty years, in %s', (locale) => {
  const years = yearsBetween('0001-01-01T00:00:00Z', '2026-11-24', locale);
  expect(years).toHaveLength(30);
  expect(years[0]).toBe(yearOf('2026-11-24', locale));
  expect(years.map((year) => readYear(String(year)))).toEqual(years);
});

it.each([
  [1403, '2024-03-20', '2025-03-20'],
  [1404, '2025-03-21', '2026-03-20'],
  [1405, '2026-03-21', '2027-03-20'],
  [2026, '2026-01-01', '2026-12-31'],
])('returns the first and last day of %s', (year, since, until) => {
  expect(daysOf(year)).toEqual({ since, until });
});

it.each([
  ['1405', 1405],
  ['2026', 2026],
  ['1999', 1999],
  ['۱۴۰۵', undefined],
  ['1799', undefined],
  ['14051', undefined],
  ['', undefined],
  [null, undefined],
])('reads the year %j in an address', (text, year) => {
  expect(readYear(text)).toBe(year);
});

const { latest } = fixture('getChannel').data;
if (!latest) throw new Error('The example has no newest video.');

const channel = (first: string | null | undefined, last: string, video_count: number) => ({
  ...(first !== undefined && { first_published_at: first }),
  latest: { ...latest, published_at: last },
  video_count,
});

it.each([
  ['2026-08-27T07:00:00+03:30', '2026-11-24T07:00:00+03:30', 90, 'daily'],
  ['2025-12-22T18:00:00+03:30', '2026-11-16T18:00:00+03:30', 48, 'weekly'],
  ['2026-01-01T00:00:00Z', '2026-03-12T00:00:00Z', 6, 'fortnightly'],
  ['2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z', 4, 'monthly'],
  ['2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z', 10, undefined],
  ['2026-01-01T00:00:00Z', '2026-01-15T00:00:00Z', 3, undefined],
  ['not a date', '2026-01-15T00:00:00Z', 30, undefined],
  [null, '2026-01-15T00:00:00Z', 30, undefined],
  [undefined, '2026-01-15T00:00:00Z', 30, undefined],
])('from %s to %s, %s videos mean the frequency %s', (first, last, count, expected) => {
  expect(describeRhythm(channel(first, last, count))).toBe(expected);
});
