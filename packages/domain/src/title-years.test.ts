import { expect, it } from 'vitest';
import { formatTitleYears } from './title-years.ts';

const iranian = { year: 2026, jalali_year: 1404 };
const foreign = { year: 2026, jalali_year: null };

it('dates in Persian what is from Iran by its calendar, and says of any other year that it is Gregorian', () => {
  expect(formatTitleYears(iranian, 'fa')).toBe('۱۴۰۴');
  expect(formatTitleYears(foreign, 'fa')).toBe('۲۰۲۶ میلادی');
  expect(formatTitleYears({ year: 2026 }, 'fa')).toBe('۲۰۲۶ میلادی');
});

it('dates all by the Gregorian calendar in English, unmarked', () => {
  for (const title of [iranian, foreign]) expect(formatTitleYears(title, 'en')).toBe('2026');
});

it('says from when to when a series ran, in one calendar', () => {
  const ended = { last_year: 2025, jalali_last_year: 1403 };
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, ...ended }, 'fa')).toBe('۱۳۹۸ تا ۱۴۰۳');
  expect(formatTitleYears({ year: 2019, last_year: 2025 }, 'fa')).toBe('۲۰۱۹ تا ۲۰۲۵ میلادی');
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, ...ended }, 'en')).toBe('2019 to 2025');
  expect(formatTitleYears({ year: 2019, jalali_year: 1398, last_year: 2025 }, 'fa')).toBe('۱۳۹۸');
});

it('says since when one goes on, and a single year of one that ended in its first', () => {
  expect(formatTitleYears({ ...iranian, last_year: null }, 'fa')).toBe('از ۱۴۰۴');
  expect(formatTitleYears({ ...foreign, last_year: null }, 'fa')).toBe('از ۲۰۲۶ میلادی');
  expect(formatTitleYears({ ...foreign, last_year: null }, 'en')).toBe('Since 2026');
  expect(formatTitleYears({ ...foreign, last_year: 2026 }, 'fa')).toBe('۲۰۲۶ میلادی');
});

it('reads the years of a server that has the Iranian calendar alone', () => {
  expect(formatTitleYears({ year: 1405 }, 'fa')).toBe('۱۴۰۵');
  expect(formatTitleYears({ year: 1405 }, 'en')).toBe('2026');
  expect(formatTitleYears({ jalali_year: 1405 }, 'en')).toBe('2026');
  expect(formatTitleYears({ year: 1398, last_year: 1402 }, 'fa')).toBe('۱۳۹۸ تا ۱۴۰۲');
});

it('says nothing where the server does not', () => {
  for (const year of [null, undefined, Number.NaN]) {
    expect(formatTitleYears({ year, last_year: 2020 }, 'fa')).toBeUndefined();
  }
});
