import type { OfflineTerms, Playback } from '@parde/api-client';
import type { FileSize } from '../../titles/file-downloads/recommended-file.ts';
import { filesHere } from './save-choices.ts';
import type { SeasonEpisode } from './season-to-save.ts';

export interface SeasonSize {
  readonly height: number;
  /** The bytes of the episodes whose size is known. */
  readonly knownBytes: number;
  /** The number of episodes whose size is unknown. */
  readonly unknown: number;
}

/** Returns the total size of the chosen episodes in each height that one of them has, the lowest first. */
export function seasonSizes(
  chosen: readonly SeasonEpisode[],
  sources: Playback['sources'],
  canPlay: (type: string) => boolean,
): SeasonSize[] {
  const files = chosen.map(({ terms }) => filesHere({ offline: terms, sources }, canPlay));
  const heights = new Set(files.flat().map(({ height }) => height));
  return [...heights]
    .sort((one, other) => one - other)
    .map((height) => {
      const bytes = files.map((each) => fileFor(each, height)?.bytes);
      const known = bytes.filter((one) => one !== undefined);
      return {
        height,
        knownBytes: known.reduce((sum, one) => sum + one, 0),
        unknown: bytes.length - known.length,
      };
    });
}

/** Returns the file that is fetched of an episode, which may not have this height. */
function fileFor(files: readonly FileSize[], height: number): FileSize | undefined {
  const ascending = files.toSorted((one, other) => one.height - other.height);
  return ascending.findLast((file) => file.height <= height) ?? ascending[0];
}

/** A sum with unknown sizes is undefined. */
export const totalSize = ({ height, knownBytes, unknown }: SeasonSize): FileSize => ({
  height,
  bytes: unknown === 0 ? knownBytes : undefined,
});

/** Returns when the first of the episodes stops playing. */
export function firstEnd(chosen: readonly { readonly terms: OfflineTerms | null }[]) {
  return chosen
    .flatMap(({ terms }) => terms?.until ?? [])
    .reduce<string | null>(
      (first, one) => (first === null || Date.parse(one) < Date.parse(first) ? one : first),
      null,
    );
}

/**
 * Divides the episodes: those to choose from, those that are saved, and those that must be watched with a connection.
 */
export function sortSeason(episodes: readonly SeasonEpisode[]) {
  return {
    open: episodes.filter(({ isSaved, terms }) => !isSaved && terms !== null),
    saved: episodes.filter(({ isSaved }) => isSaved),
    refused: episodes.filter(({ isSaved, terms }) => !isSaved && terms === null),
  };
}
