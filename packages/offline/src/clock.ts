import type { OfflineServer } from './playback.ts';
import type { Records } from './storage/records.ts';
import type { TitleRecord } from './title.ts';

/** A server's clock may be slightly wrong, too. */
const toleranceMs = 60_000;
/** Writing the time more often would slow down each check of a title. */
const writeMs = 60_000;

export type DeviceClock = ReturnType<typeof createClock>;

/** The clock of this device, as far as it can be trusted. `name` is the key of local storage. */
export function createClock(name: string) {
  const read = () => {
    try {
      return Number(localStorage.getItem(name)) || 0;
    } catch {
      return 0;
    }
  };
  const write = (time: number) => {
    try {
      localStorage.setItem(name, String(time));
    } catch {
      // Blocked or full storage remembers no time.
    }
  };
  let written = read();
  /** The difference between the server's clock and the device's, if this document has received the server's time. */
  let offset = 0;

  const clock = {
    /** Returns the time by the server's clock if it is known, else by the device's. */
    now: (): number => Date.now() + offset,
    /** Returns the latest time that this device is known to have had. Setting the clock back does not make it earlier. */
    latest(): number {
      const now = clock.now();
      if (now >= written + writeMs) {
        // Another tab may have written a later time.
        written = Math.max(read(), now);
        write(written);
      }
      return Math.max(written, now);
    },
    /**
     * A device clock that is ahead, or was ahead for a while, would end every title. With a connection, the server's
     * time is fetched, and no time on the device stays later. Returns true if something was corrected.
     */
    async correct(
      titles: readonly TitleRecord[],
      { records, server }: { records: Pick<Records, 'changeAll'>; server: OfflineServer },
    ): Promise<boolean> {
      const latest = Math.max(clock.latest(), ...titles.map(latestIn));
      const isLate = latest > clock.now() + toleranceMs;
      const hasEnded = ({ playback }: TitleRecord) =>
        Date.parse(playback.offline?.until ?? '') <= clock.now();
      if (!isLate && offset === 0 && !titles.some(hasEnded)) return false;
      const time = (await server.getTime?.().catch(() => null)) ?? null;
      if (time === null) return false;
      const before = clock.now();
      const difference = time - Date.now();
      offset = Math.abs(difference) > toleranceMs ? difference : 0;
      const isMoved = Math.abs(clock.now() - before) > toleranceMs;
      if (latest <= time + toleranceMs) return isMoved;
      written = time;
      write(time);
      await records.changeAll(
        titles.map(({ key }) => key),
        ({ savedAt, check }) => ({
          savedAt: savedAt && Math.min(savedAt, time),
          ...(check && { check: { ...check, at: Math.min(check.at, time) } }),
        }),
      );
      return true;
    },
  };
  return clock;
}

const latestIn = ({ savedAt, check }: TitleRecord) => Math.max(savedAt ?? 0, check?.at ?? 0);
