import { describe, expect, it } from 'vitest';
import { formatToman } from '../money/toman.ts';
import { formatDuration, formatShortDuration } from '../time/duration.ts';
import { formatNumber, formatYear } from './number.ts';

describe('numbers', () => {
  it('are written in the digits and separators of the locale', () => {
    expect(formatNumber(1290, 'fa')).toBe('۱٬۲۹۰');
    expect(formatNumber(8.44, 'fa')).toBe('۸٫۴');
    expect(formatNumber(1290.25, 'en')).toBe('1,290.3');
  });

  it('have no sign if they round to zero', () => {
    expect([-0, -0.04, -0.06].map((value) => formatNumber(value, 'en'))).toEqual([
      '0',
      '0',
      '-0.1',
    ]);
    expect([-0, -1].map((value) => formatYear(value, 'en'))).toEqual(['0', '-1']);
    expect(formatToman(-0.4, 'en')).toBe('0\u00a0toman');
    expect(formatDuration(-0, 'en')).toBe('0\u00a0min');
  });

  it('have no grouping if they are years', () => {
    expect(formatYear(2025, 'fa')).toBe('۲۰۲۵');
    expect(formatYear(2025, 'en')).toBe('2025');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'are shown as a dash if they are not finite: %j',
    (value) => {
      expect(formatNumber(value, 'fa')).toBe('—');
      expect(formatYear(value, 'en')).toBe('—');
      expect(formatToman(value, 'fa')).toBe('—');
      expect(formatDuration(value, 'fa')).toBe('—');
    },
  );
});

describe('toman', () => {
  it.each(['null', '""', '[]', 'true', '{}'])('are a dash if the answer has %s', (json) => {
    expect(formatToman(JSON.parse(json), 'fa')).toBe('—');
  });

  it('is a whole number, with a non-breaking space before its unit', () => {
    expect(formatToman(45000, 'fa')).toBe('۴۵٬۰۰۰\u00a0تومان');
    expect(formatToman(45000, 'en')).toBe('45,000\u00a0toman');
    expect(formatToman(0, 'fa')).toBe('۰\u00a0تومان');
    expect(formatToman(1_000_000_000_000, 'en')).toBe('1,000,000,000,000\u00a0toman');
    expect(formatToman(999.6, 'en')).toBe('1,000\u00a0toman');
  });
});

describe('a length in minutes', () => {
  it.each([
    [130, '۲\u00a0ساعت و ۱۰\u00a0دقیقه', '2\u00a0h 10\u00a0min'],
    [60, '۱\u00a0ساعت', '1\u00a0h'],
    [45, '۴۵\u00a0دقیقه', '45\u00a0min'],
    [0, '۰\u00a0دقیقه', '0\u00a0min'],
    [59.7, '۱\u00a0ساعت', '1\u00a0h'],
    [-5, '—', '—'],
  ])('with the value %j is %s and %s', (minutes, fa, en) => {
    expect(formatDuration(minutes, 'fa')).toBe(fa);
    expect(formatDuration(minutes, 'en')).toBe(en);
  });

  it('is given in minutes only in Persian, and with hours in English', () => {
    expect(formatShortDuration(141, 'fa')).toBe('۱۴۱\u00a0دقیقه');
    expect(formatShortDuration(141, 'en')).toBe('2\u00a0h 21\u00a0min');
    expect(formatShortDuration(Number.NaN, 'fa')).toBe('—');
  });
});
