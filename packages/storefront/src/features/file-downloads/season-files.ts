import type { Cart } from '@parde/api-client';
import type { DownloadChoice } from '@parde/domain';

export type FileChoice = DownloadChoice<Cart['downloads'][number]>;

export const heightOf = (quality: string): number => Number.parseInt(quality, 10) || 0;

/** Returns each quality once, the smallest first. */
export function qualitiesOf(choices: readonly FileChoice[]): string[] {
  return [...new Set(choices.map(({ row }) => row.quality))].sort(
    (one, other) => heightOf(one) - heightOf(other),
  );
}

/** Returns one file for each episode: the best up to the quality, or the smallest if there is none. */
export function filesOfSeason(
  episodeIds: readonly string[],
  choices: readonly FileChoice[],
  quality: string,
): Map<string, FileChoice> {
  const files = new Map<string, FileChoice>();
  for (const id of episodeIds) {
    const own = choices
      .filter(({ row }) => row.id === id && row.type === 'episode')
      .sort((one, other) => heightOf(one.row.quality) - heightOf(other.row.quality));
    const file = own.findLast(({ row }) => heightOf(row.quality) <= heightOf(quality)) ?? own.at(0);
    if (file) files.set(id, file);
  }
  return files;
}

/** Returns the total size; undefined if a size is unknown. */
export function totalBytes(files: readonly FileChoice[]): number | undefined {
  let sum = 0;
  for (const { row } of files) {
    if (row.size_bytes === undefined) return undefined;
    sum += row.size_bytes;
  }
  return sum > 0 ? sum : undefined;
}

/** Returns true if all files have the same audio and subtitles, so that these are shown once. */
export function isAlike(files: readonly Pick<FileChoice, 'row'>[]): boolean {
  const inside = files.map(({ row }) => JSON.stringify([row.audio, row.subtitles]));
  return new Set(inside).size <= 1;
}
