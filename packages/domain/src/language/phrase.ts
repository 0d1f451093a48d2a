import { type Direction, directionOf, type Locale } from './locale.ts';

/** A text, with its language if that differs from the page's language. The kit and the player accept it unchanged. */
export type Phrase =
  | string
  | { readonly text: string; readonly lang: Locale; readonly dir: Direction };

/**
 * Returns a text's language if it differs from the page's language. The language is derived from the letters, because
 * a fallback, a message or a title in the other language does not name its language.
 */
export function langOf(text: string, locale: Locale): Locale | undefined {
  // Digits are not a sign of any language.
  const isPersian = /(?=\p{L})\p{Script=Arabic}/u.test(text);
  if (locale === 'en') return isPersian ? 'fa' : undefined;
  return !isPersian && /[a-z]/i.test(text) ? 'en' : undefined;
}

/**
 * Returns a text of the server as a phrase. On a page in a third language (`isForeignPage`), each text with letters
 * names its own language.
 */
export function phraseOf(text: string, locale: Locale, isForeignPage = false): Phrase {
  const own = isForeignPage && /\p{L}/u.test(text) ? locale : undefined;
  const lang = langOf(text, locale) ?? own;
  return lang ? { text, lang, dir: directionOf(lang) } : text;
}
