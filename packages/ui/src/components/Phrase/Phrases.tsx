import { Fragment } from 'react';
import { Phrase, type PhraseData, phraseParts } from './Phrase.tsx';

/** A text of several phrases: a sentence in the page's language around a name that keeps its own language. */
export type PhrasesData = PhraseData | readonly PhraseData[];

export interface PhrasesProps {
  children: PhrasesData;
}

/** Strings are shown as plain text in the page's language, and other phrases with their own `lang`. */
export function Phrases({ children }: PhrasesProps) {
  return listOf(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their places alone
    <Fragment key={index}>{typeof part === 'string' ? part : <Phrase>{part}</Phrase>}</Fragment>
  ));
}

/** Joins phrases. Returns a string if all of them are in the page's language. */
export function joinPhrases(...phrases: readonly PhrasesData[]): PhrasesData {
  const parts = phrases.flatMap(listOf).filter((part) => part !== '');
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** For text without languages: a title on hover, a lock screen. */
export function phrasesText(phrases: PhrasesData): string {
  return listOf(phrases)
    .map((part) => phraseParts(part).text)
    .join('');
}

function listOf(phrases: PhrasesData): readonly PhraseData[] {
  return typeof phrases === 'string' || 'text' in phrases ? [phrases] : phrases;
}
