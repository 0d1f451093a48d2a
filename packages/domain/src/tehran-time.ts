import { showDigits } from './digits.ts';
import { nothingToShow, oncePerLocale } from './display.ts';
import type { Locale } from './locale.ts';

/** ISO 8601, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Every time is shown in Tehran's zone, on the server and in any browser. */
export const timeZone = 'Asia/Tehran';

const longDate = /* @__PURE__ */ oncePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }),
);

const namedDay = /* @__PURE__ */ oncePerLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
);

/** Of every day since September 2022. Iran had summer time before. */
const offsetMs = 3.5 * 60 * 60 * 1000;

/** A Jalali date in Persian: «۲۹ آبان ۱۴۰۵», 20 November 2026. */
export function formatDate(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  return time === undefined ? nothingToShow : longDate(locale).format(time);
}

/** A near day, without its year: «یکشنبه ۱ آذر», Sunday 22 November. */
export function formatDay(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  return time === undefined ? nothingToShow : namedDay(locale).format(time);
}

/** «۲۰:۳۰». Without Intl, whose first format of a date takes a phone 60 ms. */
export function formatTimeOfDay(moment: Moment, locale: Locale): string {
  const inTehran = new Date(Number(new Date(moment)) + offsetMs);
  if (timeOf(inTehran) === undefined) return nothingToShow;
  return showDigits(inTehran.toISOString().slice(-13, -8), locale);
}

/** Undefined for an invalid moment. */
export function timeOf(moment: Moment): number | undefined {
  const time = new Date(moment).getTime();
  return Number.isNaN(time) ? undefined : time;
}
