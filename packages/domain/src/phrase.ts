import { type Direction, directionOf, type Locale } from './locale.ts';

/** A text, with its language where that is not the page's. The kit and the player take it as it is. */
export type Phrase =
  | string
  | { readonly text: string; readonly lang: Locale; readonly dir: Direction };

/**
 * A text's language, where it is not the page's. It is read from the letters, because a fallback, a message or a title of
 * the other language does not say what it is written in.
 */
export function langOf(text: string, locale: Locale): Locale | undefined {
  // Digits have no language.
  const isPersian = /(?=\p{L})\p{Script=Arabic}/u.test(text);
  if (locale === 'en') return isPersian ? 'fa' : undefined;
  return !isPersian && /[a-z]/i.test(text) ? 'en' : undefined;
}

/** What a server sent. On a page in a third language (`isForeignPage`) each text with letters says its own. */
export function phraseOf(text: string, locale: Locale, isForeignPage = false): Phrase {
  const own = isForeignPage && /\p{L}/u.test(text) ? locale : undefined;
  const lang = langOf(text, locale) ?? own;
  return lang ? { text, lang, dir: directionOf(lang) } : text;
}
