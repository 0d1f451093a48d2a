import type { Locale } from '@parde/domain';

/** Returns the language of the toolbar. */
export const localeOf = (globals: Record<string, unknown>): Locale =>
  globals.locale === 'en' ? 'en' : 'fa';
