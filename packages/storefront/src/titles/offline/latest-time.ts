import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';

/** How far the device's clock is from the server's, where this document has heard that one. */
let offset = 0;

/** By the server where it has said it, else by the device. */
export const timeNow = (): number => Date.now() + offset;

export const isClockWrong = (): boolean => offset !== 0;

export function setClockOffset(ms: number): void {
  offset = ms;
}

/** The latest time that this device is known to have had: a clock that is set back makes it no earlier. */
export function latestTime(): number {
  const known = Number(readLocalStorage(storageKeys.offlineLatest)) || 0;
  const latest = Math.max(known, timeNow());
  if (latest > known) setLatestTime(latest);
  return latest;
}

export const setLatestTime = (time: number): void =>
  writeLocalStorage(storageKeys.offlineLatest, String(time));
