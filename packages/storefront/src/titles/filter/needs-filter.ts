/** So many are looked through sooner than a filter is chosen. */
const lookedThrough = 12;

/** One that is chosen can be taken off. */
export function needsFilter(count: number | undefined, chosen: number): boolean {
  return chosen > 0 || count === undefined || count > lookedThrough;
}
