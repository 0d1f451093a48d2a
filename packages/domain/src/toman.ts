import { noBreakSpace, nothingToShow } from './display.ts';
import type { Locale } from './locale.ts';
import { writeNumber } from './number.ts';

const unit = { fa: 'تومان', en: 'toman' } as const satisfies Record<Locale, string>;

/** The toman has no currency code, so Intl cannot format it: «۴۵٬۰۰۰ تومان». */
export function formatToman(amount: number, locale: Locale): string {
  // Untyped, as JSON gives it: what is missing would be written as 0.
  if (typeof amount !== 'number') return nothingToShow;
  return writeNumber(amount, 1, noBreakSpace + unit[locale], locale);
}
