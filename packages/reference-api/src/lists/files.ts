import type { DownloadableTitle } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { wholeFile } from '../media/whole-file.ts';

/** The files of a title, from the smallest on: none of what has no length, or is not there yet. */
export function filesOf({
  qualities,
  seconds,
}: Pick<Title, 'qualities' | 'seconds'>): DownloadableTitle['files'] {
  if (!seconds) return [];
  return qualities.map((quality) => ({ quality, size_bytes: wholeFile(quality, seconds).size }));
}
