/**
 * A character as a reader counts it: with its marks, an emoji with all that is joined to it, a flag as one.
 * Intl.Segmenter would say the same, but not every browser that the storefront supports has it.
 */
const character =
  /(?:\p{RI}{2}|\p{ExtPict}[\p{M}\p{EMod}\u200c]*(?:\u200d\p{ExtPict}[\p{M}\p{EMod}\u200c]*)*|.)[\p{M}\p{EMod}\u200c\u200d]*/gsu;

/** How many characters a reader sees. */
export function countCharacters(text: string): number {
  return text.match(character)?.length ?? 0;
}

/** As many whole characters from the start as fit. */
export function firstCharacters(text: string, maxLength: number): string {
  let taken = 0;
  for (const [next] of text.matchAll(character)) {
    if (taken + next.length > maxLength) break;
    taken += next.length;
  }
  return text.slice(0, taken);
}
