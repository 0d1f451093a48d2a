import { dayMs } from './calendar-date.ts';
import { nothingToShow, oncePerLocale } from './display.ts';
import type { Locale } from './locale.ts';
import { dayInTehran } from './tehran-date.ts';
import { type Moment, timeOf } from './tehran-time.ts';

const relative = /* @__PURE__ */ oncePerLocale(
  (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
);

const minute = 60_000;
const hour = 3_600_000;

/**
 * Relative to a `now` from the caller, so that server and browser agree: «۳ روز پیش». Past a day it counts calendar
 * days, so that «دیروز» is yesterday.
 */
export function formatRelative(moment: Moment, now: Moment, locale: Locale): string {
  const [time, present] = [timeOf(moment), timeOf(now)];
  if (time === undefined || present === undefined) return nothingToShow;
  const format = relative(locale);
  const distance = time - present;
  if (Math.abs(distance) < minute) return format.format(0, 'second');
  if (Math.abs(distance) < hour) return format.format(Math.trunc(distance / minute), 'minute');
  if (Math.abs(distance) < dayMs) return format.format(Math.trunc(distance / hour), 'hour');
  const days = dayInTehran(time) - dayInTehran(present);
  if (Math.abs(days) < 7) return format.format(days, 'day');
  if (Math.abs(days) < 30) return format.format(Math.trunc(days / 7), 'week');
  if (Math.abs(days) < 365) return format.format(Math.trunc(days / 30), 'month');
  return format.format(Math.trunc(days / 365), 'year');
}
