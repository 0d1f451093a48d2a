import { noBreakSpace, nothingToShow } from '../language/display.ts';
import type { Locale } from '../language/locale.ts';
import { writeNumber } from '../language/number.ts';

const unit = { fa: 'تومان', en: 'toman' } as const satisfies Record<Locale, string>;

/** Returns an amount in toman: «۴۵٬۰۰۰ تومان». Intl cannot format it, because the toman has no currency code. */
export function formatToman(amount: number, locale: Locale): string {
  // The value is untyped JSON. A missing amount would be written as 0.
  if (typeof amount !== 'number') return nothingToShow;
  return writeNumber(amount, 1, noBreakSpace + unit[locale], locale);
}
