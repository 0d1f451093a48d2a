import { showDigits } from '../language/digits.ts';
import { nothingToShow } from '../language/display.ts';
import type { Locale } from '../language/locale.ts';

/** ISO 8601, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Every time is shown in Tehran's zone, on the server and in any browser. */
export const timeZone = 'Asia/Tehran';

/** Three and a half hours, on every day since September 2022. Before, Iran had summer time. */
export const offsetMs = 12_600_000;
export const offsetSince = /* @__PURE__ */ Date.UTC(2022, 8, 22);

/** Returns a time of day: «۲۰:۳۰». Formatted without Intl, like dates. */
export function formatTimeOfDay(moment: Moment, locale: Locale): string {
  const inTehran = new Date(Number(new Date(moment)) + offsetMs);
  if (timeOf(inTehran) === undefined) return nothingToShow;
  return showDigits(inTehran.toISOString().slice(-13, -8), locale);
}

/** Returns milliseconds since 1970, or undefined for an invalid moment. */
export function timeOf(moment: Moment): number | undefined {
  const time = new Date(moment).getTime();
  return Number.isNaN(time) ? undefined : time;
}
