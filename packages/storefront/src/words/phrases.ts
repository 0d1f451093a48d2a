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

/** The name in the other language, where it differs. */
export function otherNamePhrase(named: Named, page: Locale): PhraseData | undefined {
  const other = page === 'en' ? named.name_fa : named.name_en;
  return !other || other === nameOf(named, page) ? undefined : phrase(other, page);
}

interface MadeAbroad {
  readonly original_name?: string | null | undefined;
  readonly languages: readonly { readonly code: string }[];
}

/** Letters cannot tell Turkish from Polish. What is spoken in it can, where that is one language. */
export function originalNamePhrase({
  original_name: text,
  languages: [language, other],
}: MadeAbroad): PhraseData | undefined {
  return text ? { text, lang: (!other && language?.code) || 'und' } : undefined;
}

/** The attributes of a part that says which language it is in, where that is not the page's. */
export function languageAttributes(
  locale: Locale,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return locale === page ? {} : { lang: locale, dir: directionOf(locale) };
}
