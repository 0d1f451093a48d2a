export type StoryLocale = 'fa' | 'en';

/** Returns the language of the toolbar. */
export const localeOf = (globals: Record<string, unknown>): StoryLocale =>
  globals.locale === 'en' ? 'en' : 'fa';
