import type { VideoItem } from '@parde/api-client';
import { formatDate, type Locale, showDigits } from '@parde/domain';

/** The day of an issue, or the day a video was published. */
export function dayOf(
  { issue, published_at }: Pick<VideoItem, 'issue' | 'published_at'>,
  locale: Locale,
) {
  return formatDate(issue?.issue_date ?? published_at, locale);
}

/** Without a separator, like a year: «۱۲۰۴». */
export function issueNumber({ number }: { readonly number: number }, locale: Locale): string {
  return showDigits(String(number), locale);
}
