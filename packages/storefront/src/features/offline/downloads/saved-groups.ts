import { type WatchStage, watchStage } from '@parde/domain';
import type { OfflineDescription } from '@parde/offline';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';

export interface SavedGroup {
  readonly key: string;
  /** The series of a group of episodes; null for a single title. */
  readonly series: NonNullable<SavedTitle['playback']['episode_of']>['series'] | null;
  readonly titles: readonly SavedTitle[];
}

/** The fewest episodes that form a group. Fewer are seen at a glance. */
const fewestOfSeries = 3;

type Device = Pick<SavedDevice, 'describe'>;

/** True if the title was saved completely, whether it plays or not. */
export const isComplete = (description: OfflineDescription | undefined): boolean =>
  description?.stage === 'ready' || description?.stage === 'ended';

/** True if the title does not play, and no clock can make it play again. */
export const isOver = (description: OfflineDescription | undefined): boolean =>
  description?.stage === 'ended' && description.reason !== 'clock';

export const bytesOf = (parts: readonly Pick<OfflineDescription, 'bytes'>[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Groups the titles, in the order of the queue. Episodes of one series are at the position of the first one. */
export function groupTitles(titles: readonly SavedTitle[], device: Device): SavedGroup[] {
  const bySeries = new Map<string, SavedTitle[]>();
  for (const title of titles) {
    const id = seriesOf(title)?.id;
    if (id !== undefined) bySeries.set(id, [...(bySeries.get(id) ?? []), title]);
  }
  return titles.flatMap((title): SavedGroup[] => {
    const series = seriesOf(title);
    const episodes = (series && bySeries.get(series.id)) ?? [];
    if (!series || episodes.length < fewestOfSeries) {
      return [{ key: title.key, series: null, titles: [title] }];
    }
    if (episodes[0] !== title) return [];
    return [{ key: `series ${series.id}`, series, titles: inOrder(episodes, device) }];
  });
}

const seriesOf = ({ playback }: SavedTitle) => playback.episode_of?.series;

/** Sorts the episodes that play by season and number, and the others by their order in the queue. */
function inOrder(episodes: readonly SavedTitle[], device: Device): SavedTitle[] {
  const isSaved = (title: SavedTitle) => isComplete(device.describe(title));
  const saved = episodes.filter(isSaved).sort((one, other) => place(one) - place(other));
  return [...saved, ...episodes.filter((title) => !isSaved(title))];
}

function place({ playback }: SavedTitle): number {
  const { season, number } = playback.episode_of ?? {};
  return (season ?? 0) * 1_000_000 + (number ?? 0);
}

/** Returns the episode to continue with: the one watched last, or the one after it. Undefined if none plays. */
export function nextToPlay(titles: readonly SavedTitle[], device: Device): SavedTitle | undefined {
  const playable = titles.filter((title) => device.describe(title)?.can.play);
  const last = playable
    .filter((title) => title.position !== null)
    .toSorted((one, other) => (one.position?.at ?? 0) - (other.position?.at ?? 0))
    .at(-1);
  if (!last) return playable[0];
  if (!isWatched(last)) return last;
  const later = playable.slice(playable.indexOf(last) + 1);
  return [...later, ...playable].find((title) => !isWatched(title)) ?? playable[0];
}

/** Returns how far the viewer has watched the title on this device. */
export const watchStageOf = ({ position: at }: SavedTitle): WatchStage =>
  at === null ? 'new' : watchStage(at.seconds, at.duration);

const isWatched = (title: SavedTitle) => watchStageOf(title) === 'watched';
