import type { VideoItem } from '@parde/api-client';
import { formatDate, type Locale, showDigits } from '@parde/domain';
import type { TFunction } from 'i18next';

type Dated = Pick<VideoItem, 'issue' | 'published_at'>;

/** The day of an issue, or the day a video was published. A server may leave both out. */
export function dayOf({ issue, published_at }: Dated, locale: Locale): string | undefined {
  const day = issue?.issue_date || published_at;
  return day ? formatDate(day, locale) : undefined;
}

/** Without a separator, like a year: «۱۲۰۴». */
export function issueNumber({ number }: { readonly number: number }, locale: Locale): string {
  return showDigits(String(number), locale);
}

/** Its number and its day: «شمارهٔ ۱۲۰۴ · ۲۵ آبان ۱۴۰۵». */
export function issueLine(video: Dated, t: TFunction<'press'>, locale: Locale): string {
  const { issue } = video;
  const number = issue && t('issue', { number: issueNumber(issue, locale) });
  return [number, dayOf(video, locale)].filter(Boolean).join(' · ');
}
