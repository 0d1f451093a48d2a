import { localiseNumberText } from './digits.ts';
import { nothingToShow } from './display.ts';
import type { Locale } from './locale.ts';

/** JavaScript writes numbers from this size on as powers of ten. */
const tooLarge = 1e21;

/** Returns a number in the digits and separators of the locale: «۸٫۴», «۱٬۲۹۰». */
export function formatNumber(value: number, locale: Locale): string {
  return writeNumber(value, 10, '', locale);
}

/** Returns a rating out of ten, always with one decimal, so that ratings have the same width: «۸٫۴», «۶٫۰». */
export function formatRating(average: number, locale: Locale): string {
  return Math.abs(average) < tooLarge
    ? localiseNumberText(average.toFixed(1), locale)
    : nothingToShow;
}

/** Returns a year without grouping: «۱۴۰۵». */
export function formatYear(year: number, locale: Locale): string {
  const isYear = Number.isInteger(year) && Math.abs(year) < tooLarge;
  return isYear ? localiseNumberText(String(year), locale) : nothingToShow;
}

/** Returns a fraction as whole per cent: «۲۵٪». */
export function formatPercent(share: number, locale: Locale): string {
  return writeNumber(share * 100, 1, '%', locale);
}

/** Writes a number and its unit in the same form as Intl, rounded to whole numbers or tenths. */
export function writeNumber(value: number, parts: 1 | 10, unit: string, locale: Locale): string {
  if (!(Math.abs(value) < tooLarge)) return nothingToShow;
  // Halves are rounded away from zero. A whole number is not multiplied, because a large one would lose its last
  // digits.
  const rounded = Number.isInteger(value)
    ? value
    : (Math.sign(value) * Math.round(Math.abs(value) * parts)) / parts;
  const grouped = String(rounded).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return localiseNumberText(grouped + unit, locale);
}
