/**
 * Matches a grapheme: a letter with its marks, a joined emoji, or a flag. Some supported browsers have no
 * Intl.Segmenter.
 */
const character =
  /(?:\p{RI}{2}|\p{ExtPict}[\p{M}\p{EMod}\u200c]*(?:\u200d\p{ExtPict}[\p{M}\p{EMod}\u200c]*)*|.)[\p{M}\p{EMod}\u200c\u200d]*/gsu;

/** The number of characters that a reader sees. */
export function countCharacters(text: string): number {
  return text.match(character)?.length ?? 0;
}

/** Returns as many complete characters from the start as fit. */
export function firstCharacters(text: string, maxLength: number): string {
  let taken = 0;
  for (const [next] of text.matchAll(character)) {
    if (taken + next.length > maxLength) break;
    taken += next.length;
  }
  return text.slice(0, taken);
}
