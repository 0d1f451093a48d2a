/** Looking through this many titles is faster than choosing a filter. */
const lookedThrough = 12;

/** Returns true if a filter is chosen, because the viewer must be able to clear it. */
export function needsFilter(count: number | undefined, chosen: number): boolean {
  return chosen > 0 || count === undefined || count > lookedThrough;
}
