import type { Playback } from '@parde/api-client';
import type { CanPlay } from './check-savable.ts';
import type { OfflineChoice, OfflinePart } from './offline-title.ts';

export type PlannedPart = Pick<OfflinePart, 'file' | 'url' | 'isExtra' | 'range' | 'fileBytes'>;

/** A file that is written as it is. */
export interface PlannedText {
  readonly file: string;
  readonly text: string;
}

export interface TitlePlan {
  /** With the addresses of the device. */
  readonly playback: Playback;
  readonly texts: readonly PlannedText[];
  /** In the order of fetching. */
  readonly parts: readonly PlannedPart[];
  /** Null where nobody knows before the end. */
  readonly expectedBytes: number | null;
}

export interface PlanInput extends CanPlay {
  readonly playback: Playback;
  readonly choice: OfflineChoice;
  readonly folder: string;
  /** For addresses of the API that begin at the root. */
  readonly base: string;
  /** An extra one that is missing is empty. */
  readonly readText: (url: string, isExtra?: boolean) => Promise<string>;
  /** The length of a file that can be fetched in parts; null where it cannot. */
  readonly readLength: (url: string) => Promise<number | null>;
}

export type Source = Playback['sources'][number];

/** What is played, without what goes with it. */
export interface PlannedFilm extends Pick<TitlePlan, 'texts' | 'parts' | 'expectedBytes'> {
  readonly source: Source;
  /** Which of the playback's sounds it is; null where it is not known. */
  readonly soundIndex: number | null;
}

export const wholeFile = (file: string, url: string): PlannedPart => ({
  file,
  url,
  isExtra: false,
  range: null,
  fileBytes: null,
});

export const extraFile = (file: string, url: string): PlannedPart => ({
  ...wholeFile(file, url),
  isExtra: true,
});

/** No more than the viewer wants and the server allows, else the smallest. Without a wish, the largest. */
export function chooseHeight<One>(
  all: readonly One[],
  heightOf: (one: One) => number | null,
  { choice, playback }: Pick<PlanInput, 'choice' | 'playback'>,
): One | undefined {
  const allowed = playback.offline?.files.at(-1)?.height ?? Number.POSITIVE_INFINITY;
  const most = Math.min(choice.height ?? Number.POSITIVE_INFINITY, allowed);
  const ascending = all.toSorted((one, other) => (heightOf(one) ?? 0) - (heightOf(other) ?? 0));
  return ascending.findLast((one) => (heightOf(one) ?? 0) <= most) ?? ascending[0];
}
