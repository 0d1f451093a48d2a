/** Shorter words are too near to one another. */
export const shortestMisspelt = 4;

/** A word as it is and with each one of its letters left out: two words that differ by a slip share one of these. */
export function slipsOf(word: string): readonly string[] {
  const letters = [...word];
  const without = letters.map((_, left) => letters.toSpliced(left, 1).join(''));
  return [...new Set([word, ...without])];
}

/** Whether so few letters are wrong, missing, too many or swapped with their neighbour. */
export function isWithin(slips: number, one: string, other: string): boolean {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > slips) return false;
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
    if (Math.min(...next) > slips) return false;
    before = row;
    row = next;
  }
  return at(row, b.length) <= slips;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
