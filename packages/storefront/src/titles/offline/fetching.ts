import type { DayHours } from '@parde/domain';
import { subscribeToConnection } from '../../app/connection.ts';
import { askKeepable, type KeepableInput } from './check-savable.ts';
import type { Background } from './background-fetch.ts';
import type { DeviceFiles } from './device-files.ts';
import { keepTitle, type TitleEnd } from './save-title.ts';
import { holdNow } from './pause-reason.ts';
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts';
import type { OfflineRecords } from './offline-records.ts';
import type { OfflineRoom } from './offline-quota.ts';
import type { OfflineTitle } from './offline-title.ts';

export interface FetchingInput extends KeepableInput {
  readonly owner: string;
  /** False where the session is another one's by now, or nobody can say whose it is. */
  readonly isOwnSession: () => boolean;
  readonly records: OfflineRecords;
  readonly files: DeviceFiles;
  readonly room: OfflineRoom;
  readonly background: Background;
  /** When data are cheap. */
  readonly hours: readonly DayHours[];
  readonly base: string;
  /** The queue has looked at what is to be done. */
  readonly onLook: () => void;
  /** There is a line again. */
  readonly onConnection: () => void;
  /** More of a title is on the device. */
  readonly onBytes: () => void;
  readonly onFault: (error: unknown) => void;
}

/** Held by the one tab that fetches for a viewer. */
const lockOf = (owner: string) => `offline-queue ${owner}`;

/** One tab fetches. When it is closed, another one goes on. Returns its queue; in another tab there is none. */
export function startFetching(input: FetchingInput): () => OfflineQueue | undefined {
  const { owner, isOwnSession, records, files, room, background, hours, onLook } = input;
  const { onConnection, onFault } = input;
  let queue: OfflineQueue | undefined;

  const keepHere = (title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> =>
    keepTitle(title, {
      ...input,
      fetch: (request) => fetch(request),
      askPlayback: (asked) => askKeepable(input, asked),
      lacksRoom: (bytes) => room.claim(title.key, bytes),
      signal,
    });

  async function keep(title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> {
    try {
      return await background.keep(title, signal, keepHere);
    } catch (error) {
      onFault(error);
      return { end: 'later', afterSeconds: null };
    } finally {
      room.release(title.key);
      // Another tab has removed it meanwhile, but not what was being written.
      if (!(await records.title(title.key))) await files.removeFolder(title.folder);
    }
  }

  const titles = async () =>
    isOwnSession() ? (await records.titles()).filter((title) => title.owner === owner) : [];

  async function begin(): Promise<void> {
    const here = createOfflineQueue({
      records: { ...records, titles },
      keep,
      holdOf: () => holdNow(hours),
      onChange: onLook,
      onFault,
    });
    queue = here;
    subscribeToConnection(() => {
      onConnection();
      void here.retryNow();
    });
    // The lock must stay here whatever fails: with this queue another tab's would write the same files.
    await takeOver().catch(onFault);
    await here.wake();
  }

  async function takeOver(): Promise<void> {
    await removeLostFolders();
    await background.tidy();
    await background.collect();
    await room.resumeFitting();
  }

  async function removeLostFolders(): Promise<void> {
    // In this order: another tab may begin one meanwhile.
    const folders = await files.folders();
    const known = new Set((await records.titles()).map(({ folder }) => folder));
    for (const folder of folders) {
      if (!known.has(folder)) await files.removeFolder(folder);
    }
  }

  void navigator.locks.request(lockOf(owner), async () => {
    await begin();
    await new Promise(() => {
      // Held as long as the tab is open.
    });
  });

  return () => queue;
}
