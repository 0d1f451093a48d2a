import { type Locale, type Phrase, phraseOf } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { isForeignPage } from './foreign-page.ts';
import { type Named, nameOf } from './names.ts';

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
export const nameSlot = '\u{FFFC}';

/**
 * Returns a sentence of the page that contains a name in its own language, for a `PhrasesData`. JSX uses `Sentence`.
 */
export function sentence(name: PhrasesData, format: (name: string) => string): PhrasesData {
  if (typeof name === 'string') return format(name);
  const [first = '', ...rest] = format(nameSlot).split(nameSlot);
  const named = 'text' in name ? [name] : name;
  return [first, ...rest.flatMap((part) => [...named, part])].filter((part) => part !== '');
}
