import { localiseNumberText } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';
import { dayMs } from './calendar-date.ts';
import { dayInTehran, formatDate } from './tehran-date.ts';
import { type Moment, timeOf } from './tehran-time.ts';

const months = 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر';

/** Returns a date from a life abroad: «۱۲ آوریل ۱۹۵۹ میلادی», 12 April 1959. */
export function formatForeignDate(moment: Moment, locale: Locale): string {
  const time = timeOf(moment);
  if (locale === 'en' || time === undefined) return formatDate(moment, locale);
  const date = new Date(dayInTehran(time) * dayMs);
  const month = months.split(' ')[date.getUTCMonth()];
  return localiseNumberText(
    `${date.getUTCDate()} ${month} ${date.getUTCFullYear()} میلادی`,
    locale,
  );
}
