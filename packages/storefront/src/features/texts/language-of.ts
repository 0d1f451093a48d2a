import { directionOf, type Locale } from '@parde/domain';

/** What says a part in the language that it is in, where that is not the page's. */
export function languageOf(locale: Locale, page: Locale): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return locale === page ? {} : { lang: locale, dir: directionOf(locale) };
}
