import { watchStage } from '@parde/domain';
import type { OfflineTitle } from './offline-title.ts';
import type { SmartDevice } from './smart-saving.ts';
import { rememberRemoved } from './smart-memory.ts';

/** Removes what is watched to its end since that time, once the server knows it. */
export async function removeWatched(
  device: SmartDevice,
  since: number,
  /** Their next episodes are not known yet, which they alone tell. */
  unsettled: ReadonlySet<string>,
): Promise<void> {
  const { titles, tellsPlaces, isOwnSession, unlessPlaying, remove } = device;
  const isDone = ({ place, isPlaceSent }: OfflineTitle) =>
    place !== null &&
    place.at >= since &&
    watchStage(place.seconds, place.duration) === 'watched' &&
    (isPlaceSent || !tellsPlaces);

  for (const { key } of (await titles()).filter(isDone)) {
    if (unsettled.has(key)) continue;
    await unlessPlaying(key, async () => {
      // It may have been begun anew meanwhile.
      if (!(await titles()).some((title) => title.key === key && isDone(title))) return;
      if (!isOwnSession()) return;
      rememberRemoved(key);
      await remove(key);
    });
  }
}
