/** Short files tell of the way to the server, not of the line. */
const leastBytes = 40_000;

/** The most that browsers say of a line, so that it does not identify anyone: it may be faster. */
const mostTold = 10;

/** Something that the page has loaded. */
export interface Transfer {
  /** 0 from a cache. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/**
 * How fast the line is, in megabits a second: as the browser says, or as the largest of the page's own files came. Undefined
 * where neither is known.
 */
export function lineSpeed(
  told: number | undefined,
  transfers: readonly Transfer[],
): number | undefined {
  const isTold = told !== undefined && Number.isFinite(told) && told > 0;
  if (isTold && told < mostTold) return told;
  const seen = transfers
    .filter(({ bytes, milliseconds }) => bytes >= leastBytes && milliseconds > 0)
    .map(({ bytes, milliseconds }) => (bytes * 8) / milliseconds / 1000)
    .filter(Number.isFinite);
  const fastest = Math.max(0, ...seen);
  const known = isTold ? Math.max(told, fastest) : fastest;
  return known > 0 ? known : undefined;
}

/** Whole minutes that a file takes; 0 is less than one. Long ones are rounded, because a line is not that steady. */
export function downloadMinutes(bytes: number, megabits: number): number | undefined {
  const minutes = (bytes * 8) / (megabits * 1e6) / 60;
  if (!(Number.isFinite(minutes) && minutes > 0)) return undefined;
  if (minutes < 1) return 0;
  if (minutes < 20) return Math.round(minutes);
  return Math.round(minutes / 5) * 5;
}
