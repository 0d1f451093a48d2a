import type { DeviceParts } from '../device-parts.ts';
import { readDeviceSpace } from '../storage/space.ts';
import type { TitleRecord } from '../title.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const missingBytes = ({ bytes, expectedBytes }: TitleRecord) =>
  Math.max(0, (expectedBytes ?? 0) - bytes);

const isOutOfSpace = ({ status, problem }: TitleRecord) =>
  status === 'failed' && (problem === 'full' || problem === 'limit');

export type DownloadQuota = ReturnType<typeof createQuota>;

/** Manages the room for titles: the viewer's limit and the free room of the device. */
export function createQuota({ records, limits }: Pick<DeviceParts, 'records' | 'limits'>) {
  const claimed = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const isBeyondLimit = (coming: number) => {
    const limit = limits.getState().bytes;
    return limit !== null && sum(records.titles().map(({ bytes }) => bytes)) + coming > limit;
  };
  const othersComing = (key: string) =>
    sum(
      records
        .titles()
        .filter((title) => claimed.has(title.key) && title.key !== key)
        .map(missingBytes),
    );

  async function findShortage(key: string, bytes: number): Promise<'full' | 'limit' | null> {
    const coming = bytes + othersComing(key);
    if (isBeyondLimit(coming)) return 'limit';
    if (bytes === 0) return null;
    const space = await readDeviceSpace();
    return space && space.free < coming ? 'full' : null;
  }

  /**
   * Runs the calls one after another, so that two titles neither get the same room nor both lose room that is enough
   * for one.
   */
  function runExclusively<Found>(work: () => Promise<Found>): Promise<Found> {
    const working = turn.then(work);
    turn = working.catch(() => {
      // The caller receives the error.
    });
    return working;
  }

  return {
    /** Reserves bytes for a title until its download ends. Returns null on success, or the reason for the refusal. */
    reserve: (key: string, bytes: number) =>
      runExclusively(async () => {
        const shortage = await findShortage(key, bytes);
        if (shortage) claimed.delete(key);
        else claimed.add(key);
        return shortage;
      }),
    /**
     * Counts the room of a title that the browser fetches. The room is reserved already, and other titles must take it
     * into account.
     */
    count: (key: string): void => void claimed.add(key),
    /**
     * Returns true if the title still fits, with the given number of arrived bytes: the viewer may lower the limit.
     * Otherwise the room is free again.
     */
    fits: (key: string, bytes: number) =>
      runExclusively(async () => {
        const title = records.known(key);
        const coming = Math.max(bytes, title ? missingBytes(title) : 0);
        const isBeyond = isBeyondLimit(coming + othersComing(key));
        if (isBeyond) claimed.delete(key);
        return !isBeyond;
      }),
    release: (key: string): void => void claimed.delete(key),
    /** Makes titles wait again that had no room and now have it. */
    async resumeFitting() {
      let given = 0;
      for (const title of records.titles().filter(isOutOfSpace)) {
        const missing = missingBytes(title);
        if (await findShortage(title.key, given + missing)) continue;
        given += missing;
        await records.change(title.key, (now) =>
          isOutOfSpace(now) ? { status: 'waiting', problem: null } : {},
        );
      }
    },
  };
}
