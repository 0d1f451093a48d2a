import type { VideoItem } from '@parde/api-client';
import { formatDate, type Locale, showDigits } from '@parde/domain';
import type { TFunction } from 'i18next';

type Dated = Pick<VideoItem, 'issue' | 'published_at'>;

/** Returns the day of the issue, or the day when the video was published. A server may omit both. */
export function dayOf({ issue, published_at }: Dated, locale: Locale): string | undefined {
  const day = issue?.issue_date || published_at;
  return day ? formatDate(day, locale) : undefined;
}

/** Formats the number without a separator, like a year: «۱۲۰۴». */
export function issueNumber({ number }: { readonly number: number }, locale: Locale): string {
  return showDigits(String(number), locale);
}

/** Returns the number and the day of the issue: «شمارهٔ ۱۲۰۴ · ۲۵ آبان ۱۴۰۵». */
export function formatIssueLabel(video: Dated, t: TFunction<'press'>, locale: Locale): string {
  const { issue } = video;
  const number = issue && t('issue', { number: issueNumber(issue, locale) });
  return [number, dayOf(video, locale)].filter(Boolean).join(' · ');
}
