import type { Locale } from './locale.ts';
import { formatYear } from './number.ts';

type Year = number | null | undefined;

/** As answers have them. */
export interface TitleYears {
  readonly year?: Year;
  /** The same year in the Iranian calendar, where the title is from Iran. */
  readonly jalali_year?: Year;
  /** Null for a series that goes on. */
  readonly last_year?: Year;
  readonly jalali_last_year?: Year;
}

const words = {
  fa: { gregorian: ' میلادی', to: ' تا ', since: 'از ' },
  en: { gregorian: '', to: ' to ', since: 'Since ' },
} as const satisfies Record<Locale, unknown>;

/**
 * When a title was made. In Persian by the Iranian calendar where it is from Iran, «۱۴۰۵», else by the Gregorian one,
 * which is then said: «۲۰۲۶ میلادی». In English by the Gregorian one. Undefined where nobody says.
 */
export function formatTitleYears(title: TitleYears, locale: Locale): string | undefined {
  const from = yearIn(locale, title.year, title.jalali_year);
  if (from === undefined) return undefined;
  const { gregorian, to, since } = words[locale];
  const mark = isJalali(from) ? '' : gregorian;
  const first = formatYear(from, locale);
  if (title.last_year === null) return since + first + mark;
  const last = yearIn(locale, title.last_year, title.jalali_last_year);
  const isLater = last !== undefined && last > from && isJalali(last) === isJalali(from);
  return (isLater ? first + to + formatYear(last, locale) : first) + mark;
}

/** From Nowruz to the end of December. */
const yearsApart = 621;

/** Nothing was filmed in the Gregorian years of these numbers. */
const isJalali = (year: number) => year < 1700;

/** A server may have one of the calendars alone. */
function yearIn(locale: Locale, year: Year, jalali: Year): number | undefined {
  const known = locale === 'fa' ? (jalali ?? year) : (year ?? jalali);
  if (known === null || known === undefined || !Number.isInteger(known)) return undefined;
  return locale === 'en' && isJalali(known) ? known + yearsApart : known;
}
