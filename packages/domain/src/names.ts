import type { Locale } from './locale.ts';

/** What the API names in Persian, and perhaps in English. */
export interface Named {
  readonly name_fa: string;
  readonly name_en?: string | null | undefined;
}

/** English may be missing, or empty: then Persian is shown. The other way round only where there is no Persian. */
export function textIn(
  locale: Locale,
  fa: string | null | undefined,
  en: string | null | undefined,
): string {
  return (locale === 'en' ? en || fa : fa || en) ?? '';
}

/** The name in the page's language, or in the other one where it has none. */
export function nameOf({ name_fa, name_en }: Named, locale: Locale): string {
  return textIn(locale, name_fa, name_en);
}
