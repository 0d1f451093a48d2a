import { directionOf, type Locale, type Phrase, phraseOf } from '@parde/domain';
import type { PhraseData, PhrasesData } from '@parde/ui';
import { type Named, nameOf } from './names.ts';

let check = () => false;

/**
 * True if the page is in one of the brand's additional languages. Names and texts then always differ from the page's
 * language and are marked with theirs. This is no function argument, because only such brands need it.
 */
export const isForeignPage = (): boolean => check();

/**
 * Sets how the page's language is determined. A browser has a single page, while the server decides for each page
 * that it renders.
 */
export function setForeignPageCheck(isForeign: () => boolean): void {
  check = isForeign;
}

/** Returns a server text for a `PhraseData`, with its language if that differs from the page's. */
export function phrase(text: string, page: Locale): Phrase {
  return phraseOf(text, page, isForeignPage());
}

export function namePhrase(named: Named, page: Locale): Phrase {
  return phrase(nameOf(named, page), page);
}

/**
 * Returns a text for an attribute, which must be in the page's language. Otherwise returns undefined, because a
 * heading contains the text.
 */
export function pagePhrase(text: string, page: Locale): string | undefined {
  return typeof phrase(text, page) === 'string' ? text : undefined;
}

/** A placeholder for the name in a message. */
const nameSlot = '\u{FFFC}';

/** Returns a sentence that contains a name in its own language, for a `PhrasesData`. JSX uses `Trans`. */
export function sentence(name: PhrasesData, format: (name: string) => string): PhrasesData {
  if (typeof name === 'string') return format(name);
  const [first = '', ...rest] = format(nameSlot).split(nameSlot);
  const named = 'text' in name ? [name] : name;
  return [first, ...rest.flatMap((part) => [...named, part])].filter((part) => part !== '');
}

/** Returns the name in the other language if it differs. */
export function otherNamePhrase(named: Named, page: Locale): PhraseData | undefined {
  const other = page === 'en' ? named.name_fa : named.name_en;
  return !other || other === nameOf(named, page) ? undefined : phrase(other, page);
}

interface MadeAbroad {
  readonly original_name?: string | null | undefined;
  readonly languages: readonly { readonly code: string }[];
}

/**
 * Marks the original name with the title's spoken language if there is only one, because the script alone cannot
 * distinguish Turkish from Polish.
 */
export function originalNamePhrase({
  original_name: text,
  languages: [language, other],
}: MadeAbroad): PhraseData | undefined {
  return text ? { text, lang: (!other && language?.code) || 'und' } : undefined;
}

/** Returns the attributes for a part in another language. An undefined locale means the page's language. */
export function languageAttributes(
  locale: Locale | undefined,
  page: Locale,
): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  if (locale === undefined || (locale === page && !isForeignPage())) return {};
  return { lang: locale, dir: directionOf(locale) };
}
