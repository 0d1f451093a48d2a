import { directionOf, type Locale } from '@parde/domain';
import { isForeignPage } from './foreign-page.ts';

/**
 * Returns the attributes for a part whose language differs from the page's. An undefined locale means the page's
 * language.
 */
export function languageAttributes(
  locale: Locale | undefined,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  if (locale === undefined || (locale === page && !isForeignPage())) return {};
  return { lang: locale, dir: directionOf(locale) };
}
