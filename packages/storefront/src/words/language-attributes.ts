import { directionOf, type Locale } from '@parde/domain';
import { isForeignPage } from './foreign-page.ts';

/** The attributes of a part that says which language it is in, where that is not the page's. */
export function languageAttributes(
  locale: Locale,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return locale === page && !isForeignPage() ? {} : { lang: locale, dir: directionOf(locale) };
}
