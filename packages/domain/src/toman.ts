import { noBreakSpace } from './display.ts';
import type { Locale } from './locale.ts';
import { writeNumber } from './number.ts';

const unit = { fa: 'تومان', en: 'Toman' } as const satisfies Record<Locale, string>;

/** Toman has no currency code, so Intl cannot format it: «۴۵٬۰۰۰ تومان». */
export function formatToman(amount: number, locale: Locale): string {
  return writeNumber(amount, 1, noBreakSpace + unit[locale], locale);
}
