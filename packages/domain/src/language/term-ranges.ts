import { foldPersian } from './persian-folding.ts';

/** The start and the end of a part of a text, as `slice` takes them. */
export type TextRange = readonly [from: number, to: number];

/** The minimum length of a term, because a single letter is in almost every name. */
const shortest = 2;

/**
 * Returns the ranges of a name that match a search term, for highlighting. The keyboard's spelling and half-spaces
 * are ignored. The complete term is searched for first, then each of its words. Empty if the name does not match.
 */
export function termRanges(name: string, term: string): readonly TextRange[] {
  const letters = foldedLetters(name);
  const fullMatch = rangeOf(letters, term);
  if (fullMatch) return [fullMatch];
  const words = foldPersian(term).split(' ');
  const ranges = words.map((word) => rangeOf(letters, word));
  return ranges.every((range) => range !== undefined) ? mergeOverlaps(ranges) : [];
}

interface FoldedLetter {
  readonly letter: string;
  readonly from: number;
  to: number;
}

/** A mark belongs to the letter before it. Spaces and half-spaces belong to no letter. */
function foldedLetters(name: string): readonly FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let at = 0;
  for (const character of name) {
    const from = at;
    at += character.length;
    const folded = foldPersian(character, 'stripped');
    for (const letter of folded) letters.push({ letter, from, to: at });
    const before = letters.at(-1);
    if (folded === '' && before && /\p{Mn}/u.test(character)) before.to = at;
  }
  return letters;
}

function rangeOf(letters: readonly FoldedLetter[], text: string): TextRange | undefined {
  const wanted = [...foldPersian(text, 'stripped').replaceAll(' ', '')];
  if (wanted.length < shortest) return undefined;
  const start = letters.findIndex((_, at) =>
    wanted.every((letter, index) => letters[at + index]?.letter === letter),
  );
  const [first, last] = [letters[start], letters[start + wanted.length - 1]];
  return first && last && [first.from, last.to];
}

/** Sorts the ranges by position and merges overlapping words. */
function mergeOverlaps(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const merged: TextRange[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}
