import type { Locale } from './locale.ts';

/** An object that the API names in Persian, and optionally in English. */
export interface Named {
  readonly name_fa: string;
  readonly name_en?: string | null | undefined;
}

/**
 * Returns the text in the locale. If the English text is missing or empty, the Persian one is shown. English replaces
 * Persian only if there is no Persian text.
 */
export function textIn(
  locale: Locale,
  fa: string | null | undefined,
  en: string | null | undefined,
): string {
  return (locale === 'en' ? en || fa : fa || en) ?? '';
}

/** Returns the name in the page's language, or in the other language if it is missing. */
export function nameOf({ name_fa, name_en }: Named, locale: Locale): string {
  return textIn(locale, name_fa, name_en);
}
