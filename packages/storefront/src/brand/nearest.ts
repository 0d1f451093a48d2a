/**
 * Suggests the nearest known name for a mistyped one. All names are listed only if none is near, because a long list
 * is hard to search.
 */
export function unknownName(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const isNear = near !== undefined && changesBetween(name, near) <= name.length / 2;
  const help = isNear ? `the nearest is ${near}` : `there are ${known.join(', ')}`;
  return `must be a name that there is, and is "${name}"; ${help}`;
}

/** Returns the name with the smallest edit distance. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  let found: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const changes = changesBetween(name, each);
    if (changes < fewest) [found, fewest] = [each, changes];
  }
  return found;
}

/** Computes the Levenshtein distance row by row. */
function changesBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let at = 1; at < above.length; at++) {
      const [left = 0, over = 0, before = 0] = [current[at - 1], above[at], above[at - 1]];
      current.push(Math.min(left + 1, over + 1, before + (letter === to[at - 1] ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
