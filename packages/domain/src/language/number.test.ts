import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCountdown } from '../account/resend-countdown.ts';
import { formatToman } from '../money/toman.ts';
import { showDigits } from './digits.ts';
import { locales } from './locale.ts';
import { formatNumber, formatPercent, formatRating, formatYear } from './number.ts';

const integers = fc.maxSafeInteger();
const powersOfTen = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 20 }))
  .map(([digit, exponent]) => digit * 10 ** exponent);
/** Numbers with up to four decimals, including halves. */
const fractions = fc
  .tuple(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom(10, 20, 100, 1000, 10_000))
  .map(([value, scale]) => value / scale);
const small = fc.integer({ min: -20_000, max: 20_000 }).map((value) => value / 100);
const numbers = fc.oneof(integers, powersOfTen, fractions, small);

it('writes every rating with one decimal', () => {
  expect(formatRating(6, 'fa')).toBe('۶٫۰');
  expect(formatRating(6, 'en')).toBe('6.0');
  expect(formatRating(8.44, 'en')).toBe('8.4');
  expect(formatRating(10, 'fa')).toBe('۱۰٫۰');
});

describe.each(locales)('numbers written by a table match Intl: %s', (locale) => {
  const written = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale === 'fa' ? 'fa-IR' : 'en-GB', {
      signDisplay: 'negative',
      ...options,
    });

  it.each([
    ['numbers', { maximumFractionDigits: 1 }, formatNumber, numbers],
    ['years', { useGrouping: false }, formatYear, integers],
    ['percent', { style: 'percent' }, formatPercent, small],
  ] as const)('%s', (_, options, format, values) => {
    const intl = written(options);
    fc.assert(
      fc.property(values, (value) => {
        expect(format(value, locale)).toBe(intl.format(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('toman', () => {
    const intl = written({ maximumFractionDigits: 0 });
    fc.assert(
      fc.property(numbers, (amount) => {
        const [number] = formatToman(amount, locale).split('\u00a0');
        expect(number).toBe(intl.format(amount));
      }),
    );
  });

  it('minutes and seconds', () => {
    const [minutes, seconds] = [
      written({ useGrouping: false }),
      written({ minimumIntegerDigits: 2 }),
    ];
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (left) => {
        const [minute, second] = [Math.floor(left / 60), left % 60];
        expect(formatCountdown(left, locale)).toBe(
          `${minutes.format(minute)}:${seconds.format(second)}`,
        );
      }),
    );
  });

  it('digits', () => {
    const digits = written({});
    for (let digit = 0; digit < 10; digit += 1) {
      expect(showDigits(String(digit), locale)).toBe(digits.format(digit));
    }
  });
});

it('shows a dash for a number that JavaScript writes as a power of ten', () => {
  expect(formatNumber(1e21, 'fa')).toBe('—');
  expect(formatYear(-1e21, 'en')).toBe('—');
  expect(formatPercent(1e21, 'en')).toBe('—');
  expect(formatToman(1e21, 'fa')).toBe('—');
  expect(formatNumber(1e-7, 'en')).toBe('0');
});
