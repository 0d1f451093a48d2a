import type { Locale } from '../language/locale.ts';

export const dayMs = 86_400_000;

const months = {
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  en: 'January February March April May June July August September October November December',
} as const satisfies Record<Locale, string>;

const weekdays = {
  fa: 'یکشنبه دوشنبه سه\u200cشنبه چهارشنبه پنجشنبه جمعه شنبه',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
} as const satisfies Record<Locale, string>;

/** Returns a day, counted from 1970, in the locale's calendar and names: Jalali in Persian, Gregorian in English. */
export function calendarDate(days: number, locale: Locale) {
  const date = new Date(days * dayMs);
  const { year, month, day } = locale === 'fa' ? jalali(days) : gregorian(date);
  return {
    year,
    month: months[locale].split(' ')[month],
    day,
    weekday: weekdays[locale].split(' ')[date.getUTCDay()],
  };
}

function gregorian(date: Date) {
  const year = date.getUTCFullYear();
  // There is no year 0. The year before year 1 is numbered 1 again, as in Intl.
  return {
    year: year > 0 ? year : 1 - year,
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
  };
}

/** Uses ICU's rule of 8 leap years in 33 years. ICU's table of exceptions begins with 1502. */
function jalali(days: number) {
  const sinceEpoch = days + 492_268;
  const year = 1 + Math.floor((33 * sinceEpoch + 3) / (33 * 365 + 8));
  const dayOfYear = sinceEpoch - 365 * (year - 1) - Math.floor((8 * year + 21) / 33);
  // The year has six months of 31 days, followed by months of 30.
  const [rest, length] = dayOfYear < 186 ? [dayOfYear, 31] : [dayOfYear - 6, 30];
  return { year, month: Math.floor(rest / length), day: (rest % length) + 1 };
}
