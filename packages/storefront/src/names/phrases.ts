import { type Locale, type Phrase, phraseOf } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { isForeignPage } from './foreign-page.ts';
import { type Named, nameOf } from './names.ts';

/** What a server sent, with its language where that is not the page's: for what takes a `PhraseData`. */
export function phrase(text: string, page: Locale): Phrase {
  return phraseOf(text, page, isForeignPage());
}

export function namePhrase(named: Named, page: Locale): Phrase {
  return phrase(nameOf(named, page), page);
}

/** For an attribute, which has the page's language: nothing where the text has another, since a heading says it. */
export function pagePhrase(text: string, page: Locale): string | undefined {
  return typeof phrase(text, page) === 'string' ? text : undefined;
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
