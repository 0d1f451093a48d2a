import { writeDigits } from './digits.ts';
import { nothingToShow } from './display.ts';
import type { Locale } from './locale.ts';

/** As Intl writes them. A Persian minus begins with a mark that keeps it on the left of its number. */
const marks = {
  fa: { minus: '\u200e\u2212', group: '٬', point: '٫', percent: '٪' },
  en: { minus: '-', group: ',', point: '.', percent: '%' },
} as const satisfies Record<Locale, Record<string, string>>;

/** From here on JavaScript writes powers of ten. */
const tooLarge = 1e21;

/** A number in the digits and separators of the locale: «۸٫۴», «۱٬۲۹۰». */
export function formatNumber(value: number, locale: Locale): string {
  return writeNumber(value, 1, locale, marks[locale].group);
}

/** A year is not grouped: «۱۴۰۵». */
export function formatYear(year: number, locale: Locale): string {
  return Number.isInteger(year) ? writeNumber(year, 0, locale, '') : nothingToShow;
}

/** A share of one in whole hundredths: «۲۵٪». */
export function formatPercent(share: number, locale: Locale): string {
  return formatWhole(share * 100, locale, marks[locale].percent);
}

export function formatWhole(value: number, locale: Locale, unit: string): string {
  const written = writeNumber(value, 0, locale, marks[locale].group);
  return written === nothingToShow ? written : written + unit;
}

function writeNumber(value: number, decimals: 0 | 1, locale: Locale, group: string): string {
  if (!(Math.abs(value) < tooLarge)) return nothingToShow;
  const { minus, point } = marks[locale];
  const scale = 10 ** decimals;
  // A whole number is not scaled: a large one would lose its last digits.
  const size = Math.abs(value);
  const rounded = Number.isInteger(size) ? size : Math.round(size * scale) / scale;
  const [whole = '', fraction] = String(rounded).split('.');
  const sign = value < 0 && rounded !== 0 ? minus : '';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return writeDigits(sign + grouped + (fraction ? point + fraction : ''), locale);
}
