import { writeSigns } from './digits.ts';
import { nothingToShow } from './display.ts';
import type { Locale } from './locale.ts';

/** From here on JavaScript writes powers of ten. */
const tooLarge = 1e21;

/** A number in the digits and separators of the locale: «۸٫۴», «۱٬۲۹۰». */
export function formatNumber(value: number, locale: Locale): string {
  return writeNumber(value, 10, '', locale);
}

/** Of ten, with one decimal always, so that ratings stand alike: «۸٫۴», «۶٫۰». */
export function formatRating(average: number, locale: Locale): string {
  return Math.abs(average) < tooLarge ? writeSigns(average.toFixed(1), locale) : nothingToShow;
}

/** A year is not grouped: «۱۴۰۵». */
export function formatYear(year: number, locale: Locale): string {
  const isYear = Number.isInteger(year) && Math.abs(year) < tooLarge;
  return isYear ? writeSigns(String(year), locale) : nothingToShow;
}

/** A share of one in whole hundredths: «۲۵٪». */
export function formatPercent(share: number, locale: Locale): string {
  return writeNumber(share * 100, 1, '%', locale);
}

/** Writes a number as Intl does, in whole ones or tenths, and its unit. */
export function writeNumber(value: number, parts: 1 | 10, unit: string, locale: Locale): string {
  if (!(Math.abs(value) < tooLarge)) return nothingToShow;
  // Halves go away from zero. A whole number is not multiplied: a large one would lose its last digits.
  const rounded = Number.isInteger(value)
    ? value
    : (Math.sign(value) * Math.round(Math.abs(value) * parts)) / parts;
  const grouped = String(rounded).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return writeSigns(grouped + unit, locale);
}
