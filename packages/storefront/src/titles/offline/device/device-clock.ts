import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import { healthUrl } from '../../../app/connection.ts';
import type { OfflineTitle } from '../offline-title.ts';
import type { OfflineRecords } from './offline-records.ts';

/** The difference between the server's clock and the device's, if this document has received the server's time. */
let offset = 0;

/** Returns the time by the server's clock if it is known, else by the device's. */
export const timeNow = (): number => Date.now() + offset;

const isClockWrong = (): boolean => offset !== 0;

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

interface CorrectClockInput {
  readonly records: Pick<OfflineRecords, 'change'>;
  readonly fetchTime?: () => Promise<number | null>;
}

/** A server's clock may be slightly wrong, too. */
const toleranceMs = 60_000;

/**
 * A device clock that is ahead, or was ahead for a while, would end every title. With a connection, the server's time
 * is fetched, and no time on the device stays later. Returns true if something was corrected.
 */
export async function correctClock(
  titles: readonly OfflineTitle[],
  { records, fetchTime = readServerTime }: CorrectClockInput,
): Promise<boolean> {
  const latest = Math.max(latestTime(), ...titles.map(latestIn));
  const isLate = latest > timeNow() + toleranceMs;
  if (!isLate && !isClockWrong() && !titles.some(hasEnded)) return false;
  const time = await fetchTime();
  if (time === null) return false;
  const before = timeNow();
  const offset = time - Date.now();
  setClockOffset(Math.abs(offset) > toleranceMs ? offset : 0);
  const isMoved = Math.abs(timeNow() - before) > toleranceMs;
  if (latest <= time + toleranceMs) return isMoved;
  setLatestTime(time);
  for (const { key } of titles) {
    await records.change(key, ({ keptAt, word }) => ({
      keptAt: keptAt && Math.min(keptAt, time),
      ...(word && { word: { ...word, at: Math.min(word.at, time) } }),
    }));
  }
  return true;
}

const hasEnded = ({ playback }: OfflineTitle) =>
  Date.parse(playback.offline?.until ?? '') <= timeNow();

const latestIn = ({ keptAt, word }: OfflineTitle) => Math.max(keptAt ?? 0, word?.at ?? 0);

async function readServerTime(): Promise<number | null> {
  try {
    const { headers } = await fetch(healthUrl, { cache: 'no-store' });
    return Date.parse(headers.get('Date') ?? '') || null;
  } catch {
    return null;
  }
}
