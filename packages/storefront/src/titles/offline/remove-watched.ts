import { watchStage } from '@parde/domain';
import type { OfflineTitle } from './offline-title.ts';
import { rememberRemoved } from './smart-memory.ts';
import type { SmartDevice } from './smart-saving.ts';

/** Removes titles that were watched to the end since the given time, once the server knows that. */
export async function removeWatched(
  device: SmartDevice,
  since: number,
  /** The keys of titles whose next episodes are not known yet. No other title leads to these episodes. */
  unsettled: ReadonlySet<string>,
): Promise<void> {
  const { titles, acceptsPositions, isOwnersSession, unlessPlaying, remove } = device;
  const isDone = ({ place, isPlaceSent }: OfflineTitle) =>
    place !== null &&
    place.at >= since &&
    watchStage(place.seconds, place.duration) === 'watched' &&
    (isPlaceSent || !acceptsPositions);

  for (const { key } of (await titles()).filter(isDone)) {
    if (unsettled.has(key)) continue;
    await unlessPlaying(key, async () => {
      // The viewer may have started it again in the meantime.
      if (!(await titles()).some((title) => title.key === key && isDone(title))) return;
      if (!isOwnersSession()) return;
      rememberRemoved(key);
      await remove(key);
    });
  }
}
