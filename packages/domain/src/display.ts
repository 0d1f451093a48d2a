import type { Locale } from './locale.ts';

/** Shown for an invalid value: a price that is no number, a time that is no time. */
export const nothingToShow = '—';

/** Keeps a number and its unit on one line. */
export const noBreakSpace = '\u00a0';

/** The language tag for numbers, dates and times. */
const languageTag = { fa: 'fa-IR', en: 'en-GB' } as const satisfies Record<Locale, string>;

/**
 * Caches one Intl formatter per locale: making one costs more than using it. Calls are marked pure, so that bundlers
 * can drop unused ones.
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
