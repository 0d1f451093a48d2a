import type { Card, MyDownload } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { isTitleType } from '../../content-id.ts';
import { downloadPath } from '../../paths.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { wholePhrase } from '../../names/episode-names.ts';

export type DownloadFile = MyDownload['files'][number];

/** Undefined for a person, a channel and what else has no files. */
export function refOf({ content_type, id }: Card): TitleRef | undefined {
  return isTitleType(content_type) ? { type: content_type, id } : undefined;
}

/** What tells it from all others: episodes of a series share the series' name, and their own alone says little. */
export function downloadName(
  { title, episode_of }: Pick<MyDownload, 'title' | 'episode_of'>,
  locale: Locale,
): PhrasesData {
  return wholePhrase({ ...title, episode_of }, locale);
}

/** Where the rest of the title's files are. A video has no page of files. */
export function filesPathOf(title: Card): string | undefined {
  const ref = refOf(title);
  return ref && downloadPath(ref);
}

/** Until when the file may be fetched, or whether that is past. */
export function termOf(
  { expires_at }: Pick<DownloadFile, 'expires_at'>,
  now: number,
): { until: number; isOver: boolean } | undefined {
  const until = Date.parse(expires_at ?? '');
  return Number.isNaN(until) ? undefined : { until, isOver: until <= now };
}
