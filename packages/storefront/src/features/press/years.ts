import { foldDigits, formatDate, type Locale } from '@parde/domain';

/** The year of a moment in Tehran, in the locale's calendar. */
export function yearOf(moment: string, locale: Locale): number {
  return Number(/\d+$/.exec(foldDigits(formatDate(moment, locale)))?.[0]);
}

/** Each year is a link, and a server may send the year 1 as a channel's beginning. */
const maxYears = 30;

/** Returns the years from the first to the last date, the latest first. */
export function yearsBetween(first: string, last: string, locale: Locale): number[] {
  const [from, to] = [yearOf(first, locale), yearOf(last, locale)];
  const count = Math.min(to - from + 1, maxYears);
  return count > 0 ? Array.from({ length: count }, (_, index) => to - index) : [];
}

/** Reads a year from an address. It may be of either calendar, because no year belongs to both. */
export function readYear(text: string | null): number | undefined {
  return text !== null && /^(?:1[3459]|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/** Returns the first and the last day of the year. */
export function daysOf(year: number): { since: string; until: string } {
  return isGregorian(year)
    ? { since: `${year}-01-01`, until: `${year}-12-31` }
    : { since: nowruz(year), until: dayBefore(nowruz(year + 1)) };
}

const isGregorian = (year: number) => year > 1800;

/** A Jalali year begins on one of these days. */
function nowruz(year: number): string {
  const days = [19, 20, 21, 22].map((day) => `${year + 621}-03-${day}`);
  return days.find((day) => yearOf(day, 'fa') === year) ?? `${year + 621}-03-21`;
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
