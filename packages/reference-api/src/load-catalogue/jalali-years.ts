import type { Title } from '@parde/demo-catalogue';
import { calendarDay } from '../catalogue/tehran.ts';
import { timeOf } from './cells.ts';

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
});

/** Returns the Jalali years of Iranian titles, including every video, because videos are published in Iran. */
export function jalaliYearsOf(title: Title) {
  const { type, countries = [], year, last_year, released, seasons = [] } = title;
  const isFromIran = type === 'video' || countries[0] === 'IR';
  if (!isFromIran) return { jalali_year: null, jalali_last_year: null };
  const aired = seasons.flatMap(({ episodes }) => episodes.map((episode) => episode.aired));
  return {
    jalali_year: jalaliYear(year, released ?? aired[0]),
    jalali_last_year: last_year ? jalaliYear(last_year, aired.at(-1)) : null,
  };
}

/**
 * Converts by the day if the day is in that year. Otherwise uses the Jalali year at the end of the year, which covers
 * three quarters of it.
 */
function jalaliYear(year: number | undefined, day: string | undefined): number | null {
  const time = day === undefined ? undefined : timeOf(day);
  const isOfYear = time !== undefined && (!year || calendarDay(time).startsWith(String(year)));
  if (isOfYear) return Number.parseInt(jalali.format(time), 10);
  return year === undefined ? null : year - 621;
}
