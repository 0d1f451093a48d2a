/** Matches RFC 3339 in either case. Fractions are read to the millisecond. */
const dateTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:(\.\d{1,3})\d*)?(Z|[+-]\d\d:\d\d)$/i;

/**
 * Milliseconds since 1970, or undefined. A time without an offset would differ between server and browser, so it is
 * invalid.
 */
export function readTimestamp(text: string | null | undefined): number | undefined {
  if (typeof text !== 'string' || !dateTime.test(text)) return undefined;
  const time = Date.parse(text.replace(dateTime, '$1$2$3').toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/** True if the time has passed. With an invalid clock, no time has passed. */
export function isPast(time: number | undefined, now: number): time is number {
  return time !== undefined && time <= now;
}
