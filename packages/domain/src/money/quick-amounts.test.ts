import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showDigits } from '../language/digits.ts';
import { formatNumber } from '../language/number.ts';
import { anyText } from '../test-support/any-text.ts';
import { maxAmount } from './amount.ts';
import { quickAmounts, readAmount } from './quick-amounts.ts';
import { formatToman } from './toman.ts';

it('the quick amounts are ten, twenty and thirty thousand toman', () => {
  expect(quickAmounts).toEqual([10_000, 20_000, 30_000]);
});

describe('a typed amount', () => {
  it.each([
    ['25000', 25_000],
    ['۲۵۰۰۰', 25_000],
    ['٢٥٠٠٠', 25_000],
    ['۲۵٬۰۰۰', 25_000],
    ['۲۵،۰۰۰', 25_000],
    ['25,000', 25_000],
    ["25'000", 25_000],
    ['25’000', 25_000],
    ['25 000', 25_000],
    ['1\u00a0250\u202f000', 1_250_000],
    [' \u200f۲۵٬۰۰۰\u00a0تومان\u202c ', 25_000],
    ['۲۵٬۰۰۰تومن', 25_000],
    ['25,000 Toman', 25_000],
    ['25,000 tomans', 25_000],
    ['0025000', 25_000],
    ['1', 1],
    [String(maxAmount), maxAmount],
  ])('%j is read as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    'تومان',
    'ده هزار',
    '۱۰ هزار تومان',
    '0',
    '۰۰۰',
    '-25000',
    '+25000',
    '−۲۵۰۰۰',
    '25.000',
    '25.5',
    '۲۵٫۵',
    '25/5',
    '1e5',
    '0x10',
    '½',
    'Infinity',
    'NaN',
    '25000 ریال',
    '$25000',
    'تومان ۲۵۰۰۰',
    'تومان۲۵۰۰۰',
    '25 تومان000',
    '25000 تومان تومان',
    ',25000',
    '25000,',
    '25,,000',
    '2,5',
    '۲،۵',
    "2'5",
    '250,00',
    '25,0000',
    '2500,000',
    '25,000,00',
    '0,250',
    '۰٬۲۵۰',
    '25 00',
    '25 0000',
    '2500 000',
    '10000 20000',
    '25  000',
    '25 000,000',
    '25,000 000',
    String(maxAmount + 1),
    '9'.repeat(16),
    '__proto__',
  ])('%j is not an amount', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it('may be a hundred characters long, and no longer', () => {
    expect(readAmount('1'.padStart(100, '0'))).toBe(1);
    expect(readAmount('1'.padStart(101, '0'))).toBeUndefined();
    expect(readAmount('9'.repeat(10_000))).toBeUndefined();
  });

  it('can be read in every form that the page shows', () => {
    const amount = fc.integer({ min: 1, max: maxAmount });
    fc.assert(
      fc.property(amount, fc.constantFrom('fa', 'en'), (value, locale) => {
        expect(readAmount(formatToman(value, locale))).toBe(value);
        expect(readAmount(formatNumber(value, locale))).toBe(value);
        expect(readAmount(showDigits(String(value), locale))).toBe(value);
      }),
    );
  });

  it('has three digits after each separator, or is invalid', () => {
    const groups = fc.array(fc.stringMatching(/^\d{1,5}$/), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(groups, fc.constantFrom(...",،٬'’ "), ([first = '', ...rest], separator) => {
        const isGrouped = /^[1-9]\d{0,2}$/.test(first) && rest.every(({ length }) => length === 3);
        const amount = Number([first, ...rest].join(''));
        const read = readAmount([first, ...rest].join(separator));
        expect(read).toBe(isGrouped && amount <= maxAmount ? amount : undefined);
      }),
    );
  });

  it('is whole, positive and payable, or invalid', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const amount = readAmount(text);
        if (amount === undefined) return;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(maxAmount);
      }),
    );
  });
});
