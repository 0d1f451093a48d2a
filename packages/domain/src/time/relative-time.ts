import { nothingToShow } from '../language/display.ts';
import type { Locale } from '../language/locale.ts';
import { dayMs } from './calendar-date.ts';
import { justNow, relativeMessages, type Unit } from './relative-messages.ts';
import { dayInTehran } from './tehran-date.ts';
import { type Moment, timeOf } from './tehran-time.ts';

const minute = 60_000;
const hour = 3_600_000;

/**
 * Returns a time relative to the caller's `now`, so that server and browser agree: «۳ روز پیش». For more than a day
 * it counts calendar days, so that «دیروز» is yesterday.
 */
export function formatRelative(moment: Moment, now: Moment, locale: Locale): string {
  const [time, present] = [timeOf(moment), timeOf(now)];
  if (time === undefined || present === undefined) return nothingToShow;
  const distance = time - present;
  const formatUnit = (count: number, unit: Unit) =>
    relativeMessages(Math.trunc(count), unit, locale);
  if (Math.abs(distance) < minute) return justNow[locale];
  if (Math.abs(distance) < hour) return formatUnit(distance / minute, 'minute');
  if (Math.abs(distance) < dayMs) return formatUnit(distance / hour, 'hour');
  const days = dayInTehran(time) - dayInTehran(present);
  if (Math.abs(days) < 7) return formatUnit(days, 'day');
  if (Math.abs(days) < 30) return formatUnit(days / 7, 'week');
  if (Math.abs(days) < 365) return formatUnit(days / 30, 'month');
  return formatUnit(days / 365, 'year');
}
