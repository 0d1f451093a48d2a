import { gigabyte } from '@parde/domain';
import { type DeviceRoom, readDeviceRoom } from './device-room.ts';
import type { OfflineRecords } from './offline-records.ts';
import { offlineSettings } from './offline-settings.ts';
import type { OfflineTitle } from './offline-title.ts';

export interface OfflineRoom {
  /** Null where that many bytes more of a title may come. Then they are its own until it has ended. */
  claim: (key: string, bytes: number) => Promise<'full' | 'limit' | null>;
  /** What the browser fetches of a title has its room already, and the others have to know. */
  count: (key: string) => void;
  release: (key: string) => void;
  /** What had no room and has it now waits again. */
  resumeFitting: () => Promise<void>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const missingBytes = ({ bytes, expectedBytes }: OfflineTitle) =>
  Math.max(0, (expectedBytes ?? 0) - bytes);

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

  async function lacks(key: string, bytes: number): Promise<'full' | 'limit' | null> {
    const limit = offlineSettings().limit;
    if (limit === null && bytes === 0) return null;
    const titles = await records.titles();
    const others = titles.filter((title) => claimed.has(title.key) && title.key !== key);
    const coming = bytes + sum(others.map(missingBytes));
    const kept = sum(titles.map((title) => title.bytes));
    if (limit !== null && kept + coming > limit * gigabyte) return 'limit';
    if (bytes === 0) return null;
    const room = await readDeviceRoom();
    return room && room.free < coming ? 'full' : null;
  }

  return {
    claim(key, bytes) {
      // One after another, so that two titles do not get the same room.
      const claiming = turn.then(async () => {
        const lacking = await lacks(key, bytes);
        if (!lacking) claimed.add(key);
        return lacking;
      });
      turn = claiming.catch(() => {
        // Whoever asked hears of it.
      });
      return claiming;
    },
    count: (key) => void claimed.add(key),
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
