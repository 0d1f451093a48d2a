import type { DownloadableTitle } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { wholeFile } from '../media/complete-file.ts';

/** A title's files in ascending order; none without a duration or before the release. */
export function filesOf({
  qualities,
  seconds,
}: Pick<Title, 'qualities' | 'seconds'>): DownloadableTitle['files'] {
  if (!seconds) return [];
  return qualities.map((quality) => ({ quality, size_bytes: wholeFile(quality, seconds).size }));
}
