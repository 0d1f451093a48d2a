import { localiseNumberText } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';
import { calendarDate, dayMs } from './calendar-date.ts';
import { dayInTehran } from './tehran-date.ts';
import { type Moment, timeOf } from './tehran-time.ts';

export interface Month {
  /** Unique: «آبان ۱۴۰۵», November 2026. */
  readonly label: string;
  /** Short enough for a chart: «آبان», Nov. */
  readonly short: string;
}

/** Returns the month of a moment, in the locale's calendar. Undefined for a damaged date. */
export function monthOf(moment: Moment, locale: Locale): Month | undefined {
  const time = timeOf(moment);
  return time === undefined ? undefined : monthOfDay(dayInTehran(time), locale);
}

function monthOfDay(days: number, locale: Locale): Month {
  const { year, month } = calendarDate(days, locale);
  return {
    label: localiseNumberText(`${month} ${year}`, locale),
    short: locale === 'fa' ? `${month}` : `${month}`.slice(0, 3),
  };
}

/** Returns a date that is short enough for a chart: «۷ آذر», 28 Nov. Empty for a damaged date. */
export function formatShortDate(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  if (time === undefined) return '';
  const days = dayInTehran(time);
  const { day } = calendarDate(days, locale);
  return localiseNumberText(`${day} ${monthOfDay(days, locale).short}`, locale);
}

/** Returns the last months, the oldest first. The last one is the current month. Empty for an invalid time. */
export function lastMonths(count: number, now: number, locale: Locale): Month[] {
  const months: Month[] = [];
  let days = dayInTehran(now);
  while (months.length < count && timeOf(days * dayMs) !== undefined) {
    months.unshift(monthOfDay(days, locale));
    // The last day of the month before.
    days -= calendarDate(days, locale).day;
  }
  return months;
}
