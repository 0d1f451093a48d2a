export type StoryLocale = 'fa' | 'en';

/** The language that the toolbar is set to. */
export const localeOf = (globals: Record<string, unknown>): StoryLocale =>
  globals.locale === 'en' ? 'en' : 'fa';
