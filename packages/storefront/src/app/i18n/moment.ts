import { formatDate, formatTimeOfDay, type Locale } from '@parde/domain';

/** Returns the parameters of a message with a date and a time. */
export function momentIn(locale: Locale, moment: string | number) {
  return { date: formatDate(moment, locale), time: formatTimeOfDay(moment, locale) };
}
