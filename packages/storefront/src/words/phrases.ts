import { directionOf, type Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { type Named, nameOf } from './names.ts';

/**
 * A text's language, where it is not the page's. It is read from the letters, because a fallback, a message or a title of
 * the other language does not say what it is written in.
 */
export function langOf(text: string, locale: Locale): Locale | undefined {
  const isPersian = /\p{Script=Arabic}/u.test(text);
  if (locale === 'en') return isPersian ? 'fa' : undefined;
  return !isPersian && /[a-z]/i.test(text) ? 'en' : undefined;
}

/** What a server sent, with its language where that is not the page's: for what takes a `PhraseData`. */
export function phrase(text: string, page: Locale): PhraseData {
  const lang = langOf(text, page);
  return lang ? { text, lang, dir: directionOf(lang) } : text;
}

export function namePhrase(named: Named, page: Locale): PhraseData {
  return phrase(nameOf(named, page), page);
}
