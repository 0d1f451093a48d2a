import { type TextRange, termRanges } from '@parde/domain';
import type { PhraseData } from '@parde/ui';

/** Returns the name with marks around the search term, if the name contains the term. */
export function markTerm(name: PhraseData, term: string): PhraseData {
  const marks = rangesIn(name, term);
  if (marks.length === 0) return name;
  return typeof name === 'string' ? { text: name, marks } : { ...name, marks };
}

export function hasTerm(name: PhraseData, term: string): boolean {
  return rangesIn(name, term).length > 0;
}

function rangesIn(name: PhraseData, term: string): readonly TextRange[] {
  return termRanges(typeof name === 'string' ? name : name.text, term);
}
