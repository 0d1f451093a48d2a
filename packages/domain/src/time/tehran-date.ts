import { localiseNumberText } from '../language/digits.ts';
import { nothingToShow } from '../language/display.ts';
import type { Locale } from '../language/locale.ts';
import { calendarDate, dayMs } from './calendar-date.ts';
import { type Moment, offsetMs, offsetSince, timeOf, timeZone } from './tehran-time.ts';

// Dates are formatted without Intl, because its first date format takes 60 ms on a phone.

/** Returns a date, Jalali in Persian and Gregorian in English: «۲۹ آبان ۱۴۰۵», 20 November 2026. */
export function formatDate(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  if (time === undefined) return nothingToShow;
  const { day, month, year } = calendarDate(dayInTehran(time), locale);
  return localiseNumberText(`${day} ${month} ${year}`, locale);
}

/** Returns a date in the near future or past without its year: «یکشنبه ۱ آذر», Sunday 22 November. */
export function formatDay(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  if (time === undefined) return nothingToShow;
  const { weekday, day, month } = calendarDate(dayInTehran(time), locale);
  return localiseNumberText(`${weekday} ${day} ${month}`, locale);
}

/** Returns the calendar day in Tehran, counted from 1970. */
export function dayInTehran(time: number): number {
  const utc = new Date(time);
  // No earlier offset was above five hours, so only the evenings of those years need Intl. A date without a time never
  // needs it.
  if (time < offsetSince && utc.getUTCHours() >= 19) {
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(time);
    const isNextDay = day !== String(utc.getUTCDate());
    return Math.floor(time / dayMs) + Number(isNextDay);
  }
  return Math.floor((time + offsetMs) / dayMs);
}
