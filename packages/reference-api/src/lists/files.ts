import type { DownloadableTitle } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';

type Quality = Title['qualities'][number];

/** What picture and sound take in a second, in bytes. */
const bytesPerSecond: Record<Quality, number> = {
  '480p': 105_000,
  '720p': 200_000,
  '1080p': 370_000,
  '2160p': 1_250_000,
};

/** The files of a title, from the smallest on: none of what has no length, or is not there yet. */
export function filesOf({
  qualities,
  seconds,
}: Pick<Title, 'qualities' | 'seconds'>): DownloadableTitle['files'] {
  if (!seconds) return [];
  return qualities.map((quality) => ({ quality, size_bytes: seconds * bytesPerSecond[quality] }));
}
