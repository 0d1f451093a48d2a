/** `“cinmea” is not known; did you mean “cinema”?` */
export function unknownName(name: string, known: readonly string[]): string {
  const [nearest] = [...known].sort((one, other) => distance(name, one) - distance(name, other));
  return `“${name}” is not known; did you mean “${nearest}”? There are: ${known.join(', ')}`;
}

/** How many letters differ (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, each] of [...other].entries()) {
      const [before = 0, above = 0] = [row[index], row[index + 1]];
      next.push(Math.min(before + (letter === each ? 0 : 1), above + 1, (next.at(-1) ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
