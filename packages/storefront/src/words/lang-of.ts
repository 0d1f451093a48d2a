import { directionOf, type Locale } from '@parde/domain';

/**
 * A text's language, where it is not the page's: for `lang`. It is read from the letters, because a fallback, a message
 * or a title of the other language does not say what it is written in.
 */
export function langOf(text: string, locale: Locale): Locale | undefined {
  const isPersian = /\p{Script=Arabic}/u.test(text);
  if (locale === 'en') return isPersian ? 'fa' : undefined;
  return !isPersian && /[a-z]/i.test(text) ? 'en' : undefined;
}

/** The attributes of a part that says which language it is in, where that is not the page's. */
export function languageAttributes(
  locale: Locale,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return locale === page ? {} : { lang: locale, dir: directionOf(locale) };
}
