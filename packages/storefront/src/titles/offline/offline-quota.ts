import { gigabyte } from '@parde/domain';
import { type DeviceRoom, readDeviceRoom } from './device-space.ts';
import type { OfflineRecords } from './offline-records.ts';
import { offlineSettings } from './offline-settings.ts';
import type { OfflineTitle } from './offline-title.ts';

export interface OfflineRoom {
  /** Null where that many bytes more of a title may come. Then they are its own until it has ended. */
  claim: (key: string, bytes: number) => Promise<'full' | 'limit' | null>;
  /** What the browser fetches of a title has its room already, and the others have to know. */
  count: (key: string) => void;
  /** Whether it still has it, with that many bytes that have come: the viewer may lower the limit. Else it is free again. */
  fits: (key: string, bytes: number) => Promise<boolean>;
  release: (key: string) => void;
  /** What had no room and has it now waits again. */
  resumeFitting: () => Promise<void>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const missingBytes = ({ bytes, expectedBytes }: OfflineTitle) =>
  Math.max(0, (expectedBytes ?? 0) - bytes);

function isBeyondLimit(titles: readonly OfflineTitle[], coming: number): boolean {
  const { limit } = offlineSettings();
  return limit !== null && sum(titles.map(({ bytes }) => bytes)) + coming > limit * gigabyte;
}

/** What is free for titles, where so many bytes are kept. */
export function withinLimit(room: DeviceRoom, bytes: number): DeviceRoom {
  const { limit } = offlineSettings();
  if (limit === null) return room;
  const left = limit * gigabyte - bytes;
  return { ...room, free: Math.max(0, Math.min(room.free, left)) };
}

/** Room for titles: what the viewer lets them take, and what the device has. */
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

  /** One after another, so that two titles do not get the same room, nor both lose what is enough for one. */
  function inTurn<Found>(work: () => Promise<Found>): Promise<Found> {
    const working = turn.then(work);
    turn = working.catch(() => {
      // Whoever asked hears of it.
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
