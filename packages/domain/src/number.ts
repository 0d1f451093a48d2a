import { nothingToShow, oncePerLocale } from './display.ts';
import type { Locale } from './locale.ts';

const upToOneDecimal = /* @__PURE__ */ oncePerLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'negative' }),
);

const ungrouped = /* @__PURE__ */ oncePerLocale(
  (tag) => new Intl.NumberFormat(tag, { useGrouping: false, signDisplay: 'negative' }),
);

/** A number in the digits and separators of the locale: «۸٫۴», «۱٬۲۹۰». */
export function formatNumber(value: number, locale: Locale): string {
  return Number.isFinite(value) ? upToOneDecimal(locale).format(value) : nothingToShow;
}

/** A year is not grouped: «۱۴۰۵». */
export function formatYear(year: number, locale: Locale): string {
  return Number.isInteger(year) ? ungrouped(locale).format(year) : nothingToShow;
}
