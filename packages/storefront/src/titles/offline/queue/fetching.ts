import type { DayHours } from '@parde/domain';
import { connectionStore } from '../../../app/connection.ts';
import type { DeviceFiles } from '../device/device-files.ts';
import type { OfflineQuota } from '../device/offline-quota.ts';
import type { OfflineRecords } from '../device/offline-records.ts';
import type { Background } from '../download/background-fetch.ts';
import { checkSavable, type SavableInput } from '../download/check-savable.ts';
import { saveTitle, type TitleEnd } from '../download/save-title.ts';
import type { OfflineTitle } from '../offline-title.ts';
import { createOfflineQueue, type OfflineQueue } from './offline-queue.ts';
import { readPauseReason } from './pause-reason.ts';

export interface FetchingInput extends SavableInput {
  readonly owner: string;
  /** False if the session belongs to another viewer by now, or its owner is unknown. */
  readonly isOwnersSession: () => boolean;
  readonly records: OfflineRecords;
  readonly files: DeviceFiles;
  readonly quota: OfflineQuota;
  readonly background: Background;
  /** The hours in which data is cheap. */
  readonly hours: readonly DayHours[];
  readonly base: string;
  /** Called when the queue has checked what to do. */
  readonly onQueueCheck: () => void;
  /** Called when there is a connection again. */
  readonly onConnection: () => void;
  /** Called when more bytes of a title are on the device. */
  readonly onBytes: () => void;
  readonly onFault: (error: unknown) => void;
}

/** The lock of the only tab that fetches for a viewer. */
const lockOf = (owner: string) => `offline-queue ${owner}`;

/**
 * Only one tab fetches. When it is closed, another one continues. Returns a getter for the queue, which is undefined
 * in the other tabs.
 */
export function startFetching(input: FetchingInput): () => OfflineQueue | undefined {
  const { owner, isOwnersSession, records, files, quota, background, hours, onQueueCheck } = input;
  const { onConnection, onFault } = input;
  let queue: OfflineQueue | undefined;

  const saveInPage = (title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> =>
    saveTitle(title, {
      ...input,
      fetch: (request) => fetch(request),
      fetchPlayback: (given) => checkSavable(input, given),
      reserveSpace: (bytes) => quota.reserve(title.key, bytes),
      signal,
    });

  async function save(title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> {
    try {
      return await background.save(title, signal, saveInPage);
    } catch (error) {
      onFault(error);
      return { end: 'later', afterSeconds: null };
    } finally {
      quota.release(title.key);
      // Another tab has removed the title in the meantime, but not the file that was being written.
      if (!(await records.title(title.key))) await files.removeFolder(title.folder);
    }
  }

  const titles = async () =>
    isOwnersSession() ? (await records.titles()).filter((title) => title.owner === owner) : [];

  async function begin(): Promise<void> {
    const here = createOfflineQueue({
      records: { ...records, titles },
      save,
      getPauseReason: () => readPauseReason(hours),
      onChange: onQueueCheck,
      onFault,
    });
    queue = here;
    connectionStore.subscribe(() => {
      onConnection();
      void here.retryNow();
    });
    // The lock must stay in this tab whatever fails. Otherwise the queue of another tab would write the same files.
    await takeOver().catch(onFault);
    await here.wake();
  }

  async function takeOver(): Promise<void> {
    await removeLostFolders();
    await background.tidy();
    await background.collect();
    await quota.resumeFitting();
  }

  async function removeLostFolders(): Promise<void> {
    // Read in this order, because another tab may add a title in the meantime.
    const folders = await files.folders();
    const known = new Set((await records.titles()).map(({ folder }) => folder));
    for (const folder of folders) {
      if (!known.has(folder)) await files.removeFolder(folder);
    }
  }

  void navigator.locks.request(lockOf(owner), async () => {
    await begin();
    await new Promise(() => {
      // Never resolves: the tab has the lock as long as it is open.
    });
  });

  return () => queue;
}
