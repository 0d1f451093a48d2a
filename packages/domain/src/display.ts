import type { Locale } from './locale.ts';

/** Shown for a value that cannot be: a price that is no number, a time that is no time. */
export const nothingToShow = '—';

/** A number and its unit stay on one line. */
export const noBreakSpace = '\u00a0';

/** The language tag that numbers, dates and times are written by. */
const languageTag = { fa: 'fa-IR', en: 'en-GB' } as const satisfies Record<Locale, string>;

/**
 * Making an Intl formatter costs more than using it, so one is kept for each locale. Calls of it are marked pure: a
 * bundler then leaves out those of rules that nobody uses.
 */
export function oncePerLocale<Made>(make: (tag: string) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(languageTag[locale]);
    made.set(locale, fresh);
    return fresh;
  };
}
