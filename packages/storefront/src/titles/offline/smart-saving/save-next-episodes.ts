import { watchStage } from '@parde/domain';
import type { OfflineTitle } from '../offline-title.ts';
import { readSmartMemory } from './smart-memory.ts';
import type { SmartDevice } from './smart-saving.ts';

/** The number of episodes that are saved ahead of the one that is watched. */
const ahead = 2;

const day = 24 * 3_600_000;
/** A series that was left for longer is not continued. */
const longestPause = 30 * day;

/**
 * Saves the episodes that follow the ones watched on this device. Returns the keys of the watched episodes whose next
 * ones are not known yet.
 */
export async function saveNextEpisodes(device: SmartDevice): Promise<Set<string>> {
  const unsettled = new Set<string>();
  const titles = await device.titles();
  for (const watched of lastWatched(titles)) {
    if (!(await saveFollowing(watched, titles, device))) unsettled.add(watched.key);
  }
  return unsettled;
}

/** Returns the last watched episode of each series. */
function lastWatched(titles: readonly OfflineTitle[]): OfflineTitle[] {
  const last = new Map<string, OfflineTitle>();
  for (const title of titles) {
    const series = title.playback.episode_of?.series.id;
    const { place } = title;
    if (series === undefined || !place || Date.now() - place.at > longestPause) continue;
    if (watchStage(place.seconds, place.duration) === 'new') continue;
    if (place.at > (last.get(series)?.place?.at ?? 0)) last.set(series, title);
  }
  return [...last.values()];
}

/** Returns false if a call failed. */
async function saveFollowing(
  watched: OfflineTitle,
  titles: readonly OfflineTitle[],
  { fetchEpisode, save, keyOf }: SmartDevice,
): Promise<boolean> {
  const { removed } = readSmartMemory();
  let { playback } = watched;
  for (let count = 0; count < ahead; count += 1) {
    const next = playback.next ?? (await nextSince(playback));
    if (!next) return next !== undefined;
    const here = titles.find(({ type, id }) => type === 'episode' && id === next.id);
    const answer = here ? here.playback : await fetchEpisode(next.id);
    if (!answer) return answer !== undefined;
    if (!here && answer.offline && !removed.includes(keyOf(next.id))) {
      await save(answer, watched.choice);
    }
    playback = answer;
  }
  return true;

  /** An episode may have come out since this one was saved. */
  async function nextSince({ id }: OfflineTitle['playback']) {
    const isWatchedNow = Date.now() - (watched.place?.at ?? 0) < day;
    const answer = isWatchedNow ? await fetchEpisode(id) : null;
    return answer ? answer.next : answer;
  }
}
