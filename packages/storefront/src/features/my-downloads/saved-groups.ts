import { type WatchStage, watchStage } from '@parde/domain';
import type { OfflineTitle } from '../../titles/offline/react/use-offline.ts';
import { accessOf, isComplete, isOver } from '../../titles/offline/react/use-saved.ts';

export interface SavedGroup {
  readonly key: string;
  /** The series of a group of episodes; null for a single title. */
  readonly series: NonNullable<OfflineTitle['playback']['episode_of']>['series'] | null;
  readonly titles: readonly OfflineTitle[];
}

/** The fewest episodes that form a group. Fewer are seen at a glance. */
const fewestOfSeries = 3;

/** Groups the titles, in the order of the queue. Episodes of one series are at the position of the first one. */
export function groupTitles(titles: readonly OfflineTitle[]): SavedGroup[] {
  const bySeries = new Map<string, OfflineTitle[]>();
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
    return [{ key: `series ${series.id}`, series, titles: inOrder(episodes) }];
  });
}

const seriesOf = ({ playback }: OfflineTitle) => playback.episode_of?.series;

/** Sorts the episodes that play by season and number, and the others by their order in the queue. */
function inOrder(episodes: readonly OfflineTitle[]): OfflineTitle[] {
  const complete = episodes.filter(isComplete).toSorted((one, other) => place(one) - place(other));
  return [...complete, ...episodes.filter((title) => !isComplete(title))];
}

function place({ playback }: OfflineTitle): number {
  const { season, number } = playback.episode_of ?? {};
  return (season ?? 0) * 1_000_000 + (number ?? 0);
}

/** Returns the episode to continue with: the one watched last, or the one after it. Undefined if none plays. */
export function nextToPlay(titles: readonly OfflineTitle[]): OfflineTitle | undefined {
  const playable = titles.filter((title) => isComplete(title) && accessOf(title) === 'open');
  const last = playable
    .filter((title) => title.place !== null)
    .toSorted((one, other) => (one.place?.at ?? 0) - (other.place?.at ?? 0))
    .at(-1);
  if (!last) return playable[0];
  if (!isWatched(last)) return last;
  const later = playable.slice(playable.indexOf(last) + 1);
  return [...later, ...playable].find((title) => !isWatched(title)) ?? playable[0];
}

/** Returns how far the viewer has watched the title on this device. */
export const stageHere = ({ place: at }: OfflineTitle): WatchStage =>
  at === null ? 'new' : watchStage(at.seconds, at.duration);

const isWatched = (title: OfflineTitle) => stageHere(title) === 'watched';

/** Counts the titles in each stage. */
export function countStages(titles: readonly OfflineTitle[]) {
  const count = (is: (title: OfflineTitle) => boolean) => titles.filter(is).length;
  return {
    coming: count((title) => title.status === 'waiting' && !isComplete(title)),
    paused: count(({ status }) => status === 'paused'),
    failed: count(({ status }) => status === 'failed'),
    over: count((title) => isComplete(title) && isOver(title)),
  };
}
