import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';

/** The latest time that this device is known to have had: a clock that is set back makes it no earlier. */
export function latestTime(): number {
  const known = Number(readLocalStorage(storageKeys.offlineLatest)) || 0;
  const latest = Math.max(known, Date.now());
  if (latest > known) setLatestTime(latest);
  return latest;
}

export const setLatestTime = (time: number): void =>
  writeLocalStorage(storageKeys.offlineLatest, String(time));
