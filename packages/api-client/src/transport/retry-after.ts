/** `Sat, 21 Nov 2026 06:30:00 GMT`. `Date.parse` alone accepts too much: it would read -5 as a year. */
const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Returns the wait in seconds. The header contains seconds or a date. */
export function retryAfterOf(response: Response, now: number): number | undefined {
  const header = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
