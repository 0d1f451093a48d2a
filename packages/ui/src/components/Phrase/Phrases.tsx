import { Fragment } from 'react';
import { Phrase, type PhraseData, phraseParts } from './Phrase.tsx';

/** A text of several phrases: a sentence of the page's around a name that keeps its own language. */
export type PhrasesData = PhraseData | readonly PhraseData[];

export interface PhrasesProps {
  children: PhrasesData;
}

/** The page's own words as they are, and each other phrase by its own voice. */
export function Phrases({ children }: PhrasesProps) {
  return listOf(children).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their places alone
    <Fragment key={index}>{typeof part === 'string' ? part : <Phrase>{part}</Phrase>}</Fragment>
  ));
}

/** Phrases as one: a string, where all of it is in the page's language. */
export function joinPhrases(...phrases: readonly PhrasesData[]): PhrasesData {
  const parts = phrases.flatMap(listOf).filter((part) => part !== '');
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** For what has no languages: a title on hover, a lock screen. */
export function phrasesText(phrases: PhrasesData): string {
  return listOf(phrases)
    .map((part) => phraseParts(part).text)
    .join('');
}

function listOf(phrases: PhrasesData): readonly PhraseData[] {
  return typeof phrases === 'string' || 'text' in phrases ? [phrases] : phrases;
}
