/** The languages of the interface. */
export const locales = ['fa', 'en'] as const;

/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

/** How a page runs, as the `dir` attribute says it. */
export type Direction = 'rtl' | 'ltr';

/** Where nothing says otherwise. */
export const defaultLocale: Locale = 'fa';

/** Whether a value is the code of a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fa' || value === 'en';
}

/** The locale that a cookie or an address names, or the default. */
export function parseLocale(value: string | null | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** Persian runs from right to left. */
export function directionOf(locale: Locale): Direction {
  return locale === 'fa' ? 'rtl' : 'ltr';
}
