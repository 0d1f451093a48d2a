import type { DownloadableTitle } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { fileBytes } from '../media/title-size.ts';

/** Returns a title's files from the smallest. There are none before the release or without a duration. */
export function filesOf({
  qualities,
  seconds,
}: Pick<Title, 'qualities' | 'seconds'>): DownloadableTitle['files'] {
  if (!seconds) return [];
  return qualities.map((quality) => ({ quality, size_bytes: fileBytes(quality, seconds) }));
}
