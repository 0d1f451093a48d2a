export const locales = ['fa', 'en'] as const;

export type Locale = (typeof locales)[number];

export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'fa';

export function isLocale(value: unknown): value is Locale {
  return value === 'fa' || value === 'en';
}

/** The locale that a cookie or an address names, or the default. */
export function parseLocale(value: string | null | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function directionOf(locale: Locale): Direction {
  return locale === 'fa' ? 'rtl' : 'ltr';
}
