import { noBreakSpace, nothingToShow, oncePerLocale } from './display.ts';
import type { Locale } from './locale.ts';

const whole = /* @__PURE__ */ oncePerLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0, signDisplay: 'negative' }),
);

const unit = { fa: 'تومان', en: 'Toman' } as const satisfies Record<Locale, string>;

/** Toman has no currency code, so Intl cannot format it: «۴۵٬۰۰۰ تومان». */
export function formatToman(amount: number, locale: Locale): string {
  if (!Number.isFinite(amount)) return nothingToShow;
  return `${whole(locale).format(amount)}${noBreakSpace}${unit[locale]}`;
}
