import { directionOf, type Locale } from '@parde/domain';
import type { PhraseData, PhrasesData } from '@parde/ui';
import { isForeignPage } from './foreign-page.ts';
import { type Named, nameOf } from './names.ts';

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

/** The same for the attribute: a page in a third language has no text of a server in its own. */
function toldLang(text: string, page: Locale): Locale | undefined {
  return langOf(text, page) ?? (isForeignPage() && /\p{L}/u.test(text) ? page : undefined);
}

/** What a server sent, with its language where that is not the page's: for what takes a `PhraseData`. */
export function phrase(text: string, page: Locale): PhraseData {
  const lang = toldLang(text, page);
  return lang ? { text, lang, dir: directionOf(lang) } : text;
}

export function namePhrase(named: Named, page: Locale): PhraseData {
  return phrase(nameOf(named, page), page);
}

/** For an attribute, which has the page's language: nothing where the text has another, since a heading says it. */
export function pagePhrase(text: string, page: Locale): string | undefined {
  return toldLang(text, page) ? undefined : text;
}

/** Stands in a message where the name will be. */
export const nameSlot = '\u{FFFC}';

/**
 * A sentence of the page around a name that keeps its own language, for what takes a `PhrasesData`. In JSX it is
 * `Sentence`.
 */
export function sentence(name: PhrasesData, say: (name: string) => string): PhrasesData {
  if (typeof name === 'string') return say(name);
  const [first = '', ...rest] = say(nameSlot).split(nameSlot);
  const named = 'text' in name ? [name] : name;
  return [first, ...rest.flatMap((part) => [...named, part])].filter((part) => part !== '');
}
