import { gigabyte } from '@parde/domain';
import type { OfflineTitle } from '../offline-title.ts';
import { type DeviceSpace, readDeviceSpace } from './device-space.ts';
import type { OfflineRecords } from './offline-records.ts';
import { offlineSettings } from './offline-settings.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const missingBytes = ({ bytes, expectedBytes }: OfflineTitle) =>
  Math.max(0, (expectedBytes ?? 0) - bytes);

function isBeyondLimit(titles: readonly OfflineTitle[], coming: number): boolean {
  const { limit } = offlineSettings();
  return limit !== null && sum(titles.map(({ bytes }) => bytes)) + coming > limit * gigabyte;
}

/** Returns the room for titles when this many bytes are saved. */
export function withinLimit(space: DeviceSpace, bytes: number): DeviceSpace {
  const { limit } = offlineSettings();
  if (limit === null) return space;
  const left = limit * gigabyte - bytes;
  return { ...space, free: Math.max(0, Math.min(space.free, left)) };
}

export type OfflineQuota = ReturnType<typeof createOfflineQuota>;

/** Manages the room for titles: the viewer's limit and the free room of the device. */
export function createOfflineQuota(records: OfflineRecords) {
  const claimed = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const othersComing = (titles: readonly OfflineTitle[], key: string) =>
    sum(titles.filter((title) => claimed.has(title.key) && title.key !== key).map(missingBytes));

  async function findShortage(key: string, bytes: number): Promise<'full' | 'limit' | null> {
    if (offlineSettings().limit === null && bytes === 0) return null;
    const titles = await records.titles();
    const coming = bytes + othersComing(titles, key);
    if (isBeyondLimit(titles, coming)) return 'limit';
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
        const titles = await records.titles();
        const title = titles.find((one) => one.key === key);
        const coming = Math.max(bytes, title ? missingBytes(title) : 0);
        const isBeyond = isBeyondLimit(titles, coming + othersComing(titles, key));
        if (isBeyond) claimed.delete(key);
        return !isBeyond;
      }),
    release: (key: string): void => void claimed.delete(key),
    /** Makes titles wait again that had no room and now have it. */
    async resumeFitting() {
      let given = 0;
      for (const title of await records.titles()) {
        const missing = missingBytes(title);
        if (!isOutOfSpace(title) || (await findShortage(title.key, given + missing))) continue;
        given += missing;
        await records.change(title.key, (now) =>
          isOutOfSpace(now) ? { status: 'waiting', problem: null } : {},
        );
      }
    },
  };
}

const isOutOfSpace = ({ status, problem }: OfflineTitle) =>
  status === 'failed' && (problem === 'full' || problem === 'limit');
