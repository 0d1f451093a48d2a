/** Shorter words are too similar to each other. They are treated as misspellings only if nothing else is found. */
export const minFuzzyLength = 4;

/**
 * Returns the word and its variants with one letter deleted, as in SymSpell. Two words that are one edit apart share
 * one of these.
 */
export function deletionsOf(word: string): readonly string[] {
  const letters = [...word];
  const without = letters.map((_, left) => letters.toSpliced(left, 1).join(''));
  return [...new Set([word, ...without])];
}

/** True if the Damerau–Levenshtein distance (wrong, missing, extra, swapped letters) is at most `maxEdits`. */
export function isWithinDistance(maxEdits: number, one: string, other: string): boolean {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > maxEdits) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > maxEdits) return false;
    before = row;
    row = next;
  }
  return at(row, b.length) <= maxEdits;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
