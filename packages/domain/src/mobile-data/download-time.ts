/** Short files measure the latency to the server, not the speed of the connection. */
const minTransferBytes = 40_000;

/** The highest speed that browsers report, to prevent fingerprinting. The connection may be faster. */
const maxReportedMegabits = 10;

/** A file that the page has loaded. */
export interface Transfer {
  /** 0 if the file came from a cache. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/**
 * Returns the speed of the connection in megabits per second: the browser's value, or the best speed of the page's
 * own large files. Undefined if neither is known.
 */
export function connectionSpeed(
  reportedMegabits: number | undefined,
  transfers: readonly Transfer[],
): number | undefined {
  const hasReported =
    reportedMegabits !== undefined && Number.isFinite(reportedMegabits) && reportedMegabits > 0;
  if (hasReported && reportedMegabits < maxReportedMegabits) return reportedMegabits;
  const measuredMegabits = transfers
    .filter(({ bytes, milliseconds }) => bytes >= minTransferBytes && milliseconds > 0)
    .map(({ bytes, milliseconds }) => (bytes * 8) / milliseconds / 1000)
    .filter(Number.isFinite);
  const fastest = Math.max(0, ...measuredMegabits);
  const known = hasReported ? Math.max(reportedMegabits, fastest) : fastest;
  return known > 0 ? known : undefined;
}

/**
 * Returns the whole minutes that a download takes. 0 means less than one. Long times are rounded, because the speed
 * of a connection varies.
 */
export function downloadMinutes(bytes: number, megabits: number): number | undefined {
  const minutes = (bytes * 8) / (megabits * 1e6) / 60;
  if (!(Number.isFinite(minutes) && minutes > 0)) return undefined;
  if (minutes < 1) return 0;
  if (minutes < 20) return Math.round(minutes);
  return Math.round(minutes / 5) * 5;
}
