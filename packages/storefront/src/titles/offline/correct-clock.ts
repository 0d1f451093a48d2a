import { healthUrl } from '../../app/connection.ts';
import { isClockWrong, latestTime, setClockOffset, setLatestTime, timeNow } from './latest-time.ts';
import type { OfflineRecords } from './offline-records.ts';
import type { OfflineTitle } from './offline-title.ts';

interface CorrectClockInput {
  readonly records: Pick<OfflineRecords, 'change'>;
  readonly askTime?: () => Promise<number | null>;
}

/** A server's clock may be a little off, too. */
const toleranceMs = 60_000;

/**
 * A clock that is ahead would end everything, and one that was ahead for a while, too. With a line the server says what
 * time it is, and nothing on the device is later than that. True where something was corrected.
 */
export async function correctClock(
  titles: readonly OfflineTitle[],
  { records, askTime = readServerTime }: CorrectClockInput,
): Promise<boolean> {
  const latest = Math.max(latestTime(), ...titles.map(latestIn));
  const isLate = latest > timeNow() + toleranceMs;
  if (!isLate && !isClockWrong() && !titles.some(hasEnded)) return false;
  const time = await askTime();
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
