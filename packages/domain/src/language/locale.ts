/** The interface languages. */
export const locales = ['fa', 'en'] as const;

/** One of {@link locales}. */
export type Locale = (typeof locales)[number];

/** A value of the `dir` attribute. */
export type Direction = 'rtl' | 'ltr';

/** The locale for unknown values. */
export const defaultLocale: Locale = 'fa';

export function isLocale(value: unknown): value is Locale {
  return value === 'fa' || value === 'en';
}

/** Reads the locale from a cookie or an address, or returns the default. */
export function parseLocale(value: string | null | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** Persian is written from right to left. */
export function directionOf(locale: Locale): Direction {
  return locale === 'fa' ? 'rtl' : 'ltr';
}
