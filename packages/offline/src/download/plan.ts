import type { OfflinePlayback, PlaybackSource } from '../playback.ts';
import type { FilePart, OfflineChoice } from '../title.ts';

export type PlannedPart = Pick<FilePart, 'file' | 'url' | 'isExtra' | 'range' | 'fileBytes'>;

/** A file that is written as it is. */
export interface PlannedText {
  readonly file: string;
  readonly text: string;
}

export interface TitlePlan {
  /** The playback with the addresses of files on the device. */
  readonly playback: OfflinePlayback;
  readonly texts: readonly PlannedText[];
  /** In the order of fetching. */
  readonly parts: readonly PlannedPart[];
  /** Null if unknown until the end. */
  readonly expectedBytes: number | null;
}

export interface PlanInput {
  readonly playback: OfflinePlayback;
  readonly choice: OfflineChoice;
  readonly folder: string;
  /** The base for addresses of the API that begin at the root. */
  readonly base: string;
  /** Reads a text file. A missing extra file is empty. */
  readonly readText: (url: string, isExtra?: boolean) => Promise<string>;
  /** Returns the length of a file that can be fetched in parts; null if it cannot. */
  readonly readLength: (url: string) => Promise<number | null>;
}

/** The film itself, without its extras. */
export interface PlannedFilm extends Pick<TitlePlan, 'texts' | 'parts' | 'expectedBytes'> {
  readonly source: PlaybackSource;
  /** The index of the sound in the playback; null if unknown. */
  readonly soundIndex: number | null;
}

export const completeFile = (file: string, url: string): PlannedPart => ({
  file,
  url,
  isExtra: false,
  range: null,
  fileBytes: null,
});

export const extraFile = (file: string, url: string): PlannedPart => ({
  ...completeFile(file, url),
  isExtra: true,
});

/**
 * Returns the largest height that the viewer wants and the server allows, else the smallest. Without a choice, the
 * largest allowed.
 */
export function chooseHeight<One>(
  all: readonly One[],
  heightOf: (one: One) => number | null,
  { choice, playback }: Pick<PlanInput, 'choice' | 'playback'>,
): One | undefined {
  const allowed = playback.offline?.files?.at(-1)?.height ?? Number.POSITIVE_INFINITY;
  const most = Math.min(choice.height ?? Number.POSITIVE_INFINITY, allowed);
  const ascending = all.toSorted((one, other) => (heightOf(one) ?? 0) - (heightOf(other) ?? 0));
  return ascending.findLast((one) => (heightOf(one) ?? 0) <= most) ?? ascending[0];
}
