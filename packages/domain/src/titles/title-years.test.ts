import { expect, it } from 'vitest';
import { formatTitleYears } from './title-years.ts';

const iranian = { year: 2026, jalali_year: 1404 };
const foreign = { year: 2026, jalali_year: null };

it('an Iranian title has its Iranian year in Persian, and other years are marked as Gregorian', () => {
  expect(formatTitleYears(iranian, 'fa')).toBe('۱۴۰۴');
  expect(formatTitleYears(foreign, 'fa')).toBe('۲۰۲۶ میلادی');
  expect(formatTitleYears({ year: 2026 }, 'fa')).toBe('۲۰۲۶ میلادی');
});

it('every title has its Gregorian year in English, without a mark', () => {
  for (const title of [iranian, foreign]) expect(formatTitleYears(title, 'en')).toBe('2026');
});

it('a series has its first and last year in the same calendar', () => {
  const ended = { last_year: 2025, jalali_last_year: 1403 };
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, ...ended }, 'fa')).toBe('۱۳۹۸ تا ۱۴۰۳');
  expect(formatTitleYears({ year: 2019, last_year: 2025 }, 'fa')).toBe('۲۰۱۹ تا ۲۰۲۵ میلادی');
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, ...ended }, 'en')).toBe('2019 to 2025');
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, last_year: 2025 }, 'fa')).toBe('۱۳۹۸');
});

it('a running series has only its first year, and a series that ended in its first year has a single year', () => {
  expect(formatTitleYears({ ...iranian, last_year: null }, 'fa')).toBe('از ۱۴۰۴');
  expect(formatTitleYears({ ...foreign, last_year: null }, 'fa')).toBe('از ۲۰۲۶ میلادی');
  expect(formatTitleYears({ ...foreign, last_year: null }, 'en')).toBe('Since 2026');
  expect(formatTitleYears({ ...foreign, last_year: 2026 }, 'fa')).toBe('۲۰۲۶ میلادی');
});

it('the years of a server that only has the Iranian calendar are read correctly', () => {
  expect(formatTitleYears({ year: 1405 }, 'fa')).toBe('۱۴۰۵');
  expect(formatTitleYears({ year: 1405 }, 'en')).toBe('2026');
  expect(formatTitleYears({ jalali_year: 1405 }, 'en')).toBe('2026');
  expect(formatTitleYears({ year: 1398, last_year: 1402 }, 'fa')).toBe('۱۳۹۸ تا ۱۴۰۲');
});

it('returns undefined if the server sends no year', () => {
  for (const year of [null, undefined, Number.NaN]) {
    expect(formatTitleYears({ year, last_year: 2020 }, 'fa')).toBeUndefined();
  }
});
