import type { Locale } from '../language/locale.ts';
import { formatYear } from '../language/number.ts';

type Year = number | null | undefined;

/** The years of a title as in the API's answers. */
export interface TitleYears {
  readonly year?: Year;
  /** The same year in the Iranian calendar, if the title is from Iran. */
  readonly jalali_year?: Year;
  /** Null for a series that is still running. */
  readonly last_year?: Year;
  readonly jalali_last_year?: Year;
}

const words = {
  fa: { gregorian: ' میلادی', to: ' تا ', since: 'از ' },
  en: { gregorian: '', to: ' to ', since: 'Since ' },
} as const satisfies Record<Locale, unknown>;

/**
 * Returns the years in which a title was made. In Persian a title from Iran has Iranian years, «۱۴۰۵», and any other
 * title has Gregorian years with a mark: «۲۰۲۶ میلادی». In English all years are Gregorian. Undefined if the server
 * sends no year.
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

/** The difference between the calendars from Nowruz to the end of December. */
const yearsApart = 621;

/** No film was made in a Gregorian year this low, so the year is Iranian. */
const isJalali = (year: number) => year < 1700;

/** Returns the year for the locale. A server may have only one of the calendars. */
function yearIn(locale: Locale, year: Year, jalali: Year): number | undefined {
  const known = locale === 'fa' ? (jalali ?? year) : (year ?? jalali);
  if (known === null || known === undefined || !Number.isInteger(known)) return undefined;
  return locale === 'en' && isJalali(known) ? known + yearsApart : known;
}
