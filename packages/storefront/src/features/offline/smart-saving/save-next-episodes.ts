import { watchStage } from '@parde/domain';
import type { SavedTitle } from '../../../app/offline/offline-device.ts';
import type { SmartDevice } from './smart-device.ts';
import { readSmartMemory } from './smart-memory.ts';

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
  const titles = device.list();
  for (const watched of lastWatched(titles)) {
    if (!(await saveFollowing(watched, titles, device))) unsettled.add(watched.key);
  }
  return unsettled;
}

/** Returns the last watched episode of each series. */
function lastWatched(titles: readonly SavedTitle[]): SavedTitle[] {
  const last = new Map<string, SavedTitle>();
  for (const title of titles) {
    const series = title.playback.episode_of?.series.id;
    const { position } = title;
    if (series === undefined || !position || Date.now() - position.at > longestPause) continue;
    if (watchStage(position.seconds, position.duration) === 'new') continue;
    if (position.at > (last.get(series)?.position?.at ?? 0)) last.set(series, title);
  }
  return [...last.values()];
}

/** Returns false if a call failed. */
async function saveFollowing(
  watched: SavedTitle,
  titles: readonly SavedTitle[],
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
  async function nextSince({ id }: SavedTitle['playback']) {
    const isWatchedNow = Date.now() - (watched.position?.at ?? 0) < day;
    const answer = isWatchedNow ? await fetchEpisode(id) : null;
    return answer ? answer.next : answer;
  }
}
