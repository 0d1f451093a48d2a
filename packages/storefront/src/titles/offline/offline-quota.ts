import { gigabyte } from '@parde/domain';
import { type DeviceRoom, readDeviceRoom } from './device-space.ts';
import type { OfflineRecords } from './offline-records.ts';
import { offlineSettings } from './offline-settings.ts';
import type { OfflineTitle } from './offline-title.ts';

export interface OfflineRoom {
  /** Reserves bytes for a title until its download ends. Returns null on success, or the reason for the refusal. */
  claim: (key: string, bytes: number) => Promise<'full' | 'limit' | null>;
  /**
   * Counts the room of a title that the browser fetches. The room is reserved already, and other titles must take it
   * into account.
   */
  count: (key: string) => void;
  /**
   * Returns true if the title still fits, with the given number of arrived bytes: the viewer may lower the limit.
   * Otherwise the room is free again.
   */
  fits: (key: string, bytes: number) => Promise<boolean>;
  release: (key: string) => void;
  /** Makes titles wait again that had no room and now have it. */
  resumeFitting: () => Promise<void>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const missingBytes = ({ bytes, expectedBytes }: OfflineTitle) =>
  Math.max(0, (expectedBytes ?? 0) - bytes);

function isBeyondLimit(titles: readonly OfflineTitle[], coming: number): boolean {
  const { limit } = offlineSettings();
  return limit !== null && sum(titles.map(({ bytes }) => bytes)) + coming > limit * gigabyte;
}

/** Returns the room for titles when this many bytes are saved. */
export function withinLimit(room: DeviceRoom, bytes: number): DeviceRoom {
  const { limit } = offlineSettings();
  if (limit === null) return room;
  const left = limit * gigabyte - bytes;
  return { ...room, free: Math.max(0, Math.min(room.free, left)) };
}

/** Manages the room for titles: the viewer's limit and the free room of the device. */
export function createOfflineRoom(records: OfflineRecords): OfflineRoom {
  const claimed = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const othersComing = (titles: readonly OfflineTitle[], key: string) =>
    sum(titles.filter((title) => claimed.has(title.key) && title.key !== key).map(missingBytes));

  async function lacks(key: string, bytes: number): Promise<'full' | 'limit' | null> {
    if (offlineSettings().limit === null && bytes === 0) return null;
    const titles = await records.titles();
    const coming = bytes + othersComing(titles, key);
    if (isBeyondLimit(titles, coming)) return 'limit';
    if (bytes === 0) return null;
    const room = await readDeviceRoom();
    return room && room.free < coming ? 'full' : null;
  }

  /**
   * Runs the calls one after another, so that two titles neither get the same room nor both lose room that is enough
   * for one.
   */
  function inTurn<Found>(work: () => Promise<Found>): Promise<Found> {
    const working = turn.then(work);
    turn = working.catch(() => {
      // The caller receives the error.
    });
    return working;
  }

  return {
    claim: (key, bytes) =>
      inTurn(async () => {
        const lacking = await lacks(key, bytes);
        if (lacking) claimed.delete(key);
        else claimed.add(key);
        return lacking;
      }),
    count: (key) => void claimed.add(key),
    fits: (key, bytes) =>
      inTurn(async () => {
        const titles = await records.titles();
        const title = titles.find((one) => one.key === key);
        const coming = Math.max(bytes, title ? missingBytes(title) : 0);
        const isBeyond = isBeyondLimit(titles, coming + othersComing(titles, key));
        if (isBeyond) claimed.delete(key);
        return !isBeyond;
      }),
    release: (key) => void claimed.delete(key),
    async resumeFitting() {
      let given = 0;
      for (const title of await records.titles()) {
        const missing = missingBytes(title);
        if (!isWithoutRoom(title) || (await lacks(title.key, given + missing))) continue;
        given += missing;
        await records.change(title.key, (now) =>
          isWithoutRoom(now) ? { status: 'waiting', problem: null } : {},
        );
      }
    },
  };
}

const isWithoutRoom = ({ status, problem }: OfflineTitle) =>
  status === 'failed' && (problem === 'full' || problem === 'limit');
