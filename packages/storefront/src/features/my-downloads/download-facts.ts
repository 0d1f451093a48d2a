import type { Card, MyDownload } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { isTitleType } from '../../content-id.ts';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { downloadPath } from '../../paths.ts';
import type { TitleRef } from '../../titles/title-base.ts';

export type DownloadFile = MyDownload['files'][number];

/** Returns undefined for a person, a channel and anything else without files. */
export function refOf({ content_type, id }: Card): TitleRef | undefined {
  return isTitleType(content_type) ? { type: content_type, id } : undefined;
}

/**
 * Returns a name that distinguishes the download from all others: episodes of a series share the series' name, and
 * their own name alone says little.
 */
export function downloadName(
  { title, episode_of }: Pick<MyDownload, 'title' | 'episode_of'>,
  locale: Locale,
): PhrasesData {
  return fullNamePhrase({ ...title, episode_of }, locale);
}

/** Returns the page with the title's other files. A video has no page of files. */
export function filesPathOf(title: Card): string | undefined {
  const ref = refOf(title);
  return ref && downloadPath(ref);
}

/** Returns until when the file may be downloaded, and whether that is past. */
export function termOf(
  { expires_at }: Pick<DownloadFile, 'expires_at'>,
  now: number,
): { until: number; isOver: boolean } | undefined {
  const until = Date.parse(expires_at ?? '');
  return Number.isNaN(until) ? undefined : { until, isOver: until <= now };
}
