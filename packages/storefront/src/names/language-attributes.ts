import { directionOf, type Locale } from '@parde/domain';
import { isForeignPage } from './foreign-page.ts';

/** The attributes of a part that says which language it is in, where that is not the page's. Undefined is the page's. */
export function languageAttributes(
  locale: Locale | undefined,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  if (locale === undefined || (locale === page && !isForeignPage())) return {};
  return { lang: locale, dir: directionOf(locale) };
}
