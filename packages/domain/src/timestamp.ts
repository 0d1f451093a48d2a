/** RFC 3339, in either case and with any fraction: of that, milliseconds are read. */
const dateTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:(\.\d{1,3})\d*)?(Z|[+-]\d\d:\d\d)$/i;

/**
 * A moment of the API in milliseconds, or nothing. Without its offset a time would be another one on the server
 * than in a browser, so it is read as none.
 */
export function readTimestamp(text: string | null | undefined): number | undefined {
  if (typeof text !== 'string' || !dateTime.test(text)) return undefined;
  const time = Date.parse(text.replace(dateTime, '$1$2$3').toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/** Whether a moment has come. To a clock that makes no sense, none has. */
export function isPast(time: number | undefined, now: number): time is number {
  return time !== undefined && time <= now;
}
