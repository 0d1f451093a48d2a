import { directionOf, type Locale } from '@parde/domain';

/** The attributes of a part that says which language it is in, where that is not the page's. */
export function languageAttributes(
  locale: Locale,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return locale === page ? {} : { lang: locale, dir: directionOf(locale) };
}
