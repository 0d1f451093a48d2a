import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';

/** The difference between the server's clock and the device's, if this document has received the server's time. */
let offset = 0;

/** Returns the time by the server's clock if it is known, else by the device's. */
export const timeNow = (): number => Date.now() + offset;

export const isClockWrong = (): boolean => offset !== 0;

export function setClockOffset(ms: number): void {
  offset = ms;
}

/** Returns the latest time that this device is known to have had. Setting the clock back does not make it earlier. */
export function latestTime(): number {
  const known = Number(readLocalStorage(storageKeys.offlineLatest)) || 0;
  const latest = Math.max(known, timeNow());
  if (latest > known) setLatestTime(latest);
  return latest;
}

export const setLatestTime = (time: number): void =>
  writeLocalStorage(storageKeys.offlineLatest, String(time));
