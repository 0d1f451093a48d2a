import type { Playback } from '@parde/api-client';
import type { DayHours, Locale } from '@parde/domain';
import { createStore } from 'zustand/vanilla';
import { connectionStore, isConnected } from '../../app/connection.ts';
import { guestOwner } from '../../app/session/clear-session.ts';
import { dropDownloadsPage, storeDownloadsPage } from '../../app/store-downloads-page.ts';
import { openDeviceFiles } from './device/device-files.ts';
import { requestPersistence } from './device/device-space.ts';
import { createLocalFiles } from './device/local-files.ts';
import {
  forgetOwner,
  isLastOwner,
  type OfflineSessionInput,
  openOfflineSession,
  rememberOwner,
  subscribeToOwner,
} from './device/offline-owner.ts';
import { createOfflineQuota } from './device/offline-quota.ts';
import { openOfflineRecords } from './device/offline-records.ts';
import { readSmartSettings, subscribeToOfflineSettings } from './device/offline-settings.ts';
import { createBackground } from './download/background-fetch.ts';
import type { SavableInput } from './download/check-savable.ts';
import type { OfflineChoice, OfflinePosition, OfflineTitle } from './offline-title.ts';
import { startFetching } from './queue/fetching.ts';
import {
  type MoveDirection,
  moveInQueue,
  newTitles,
  type PauseReason,
  type WantedTitle,
} from './queue/offline-queue.ts';
import { readPauseReason, watchPauseReason } from './queue/pause-reason.ts';
import { createRenewal } from './renew-terms.ts';
import { sendPositions } from './send-positions.ts';
import { rememberRemoved } from './smart-saving/smart-memory.ts';
import { openSmartSaving } from './smart-saving/smart-saving.ts';

export { savableInput } from './download/check-savable.ts';

/** The titles that are saved on this device for the viewer, and the operations on them. */
export interface OfflineLibrary {
  /** Returns the titles in the order of the queue. The same list until something changes. */
  titles: () => readonly OfflineTitle[];
  /** Returns titles of other viewers of the device, whose sessions have ended. */
  titlesOf: (owners: readonly string[]) => readonly OfflineTitle[];
  /** The bytes that all viewers of the device have saved. They count against the limit. */
  bytes: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Returns the reason why nothing is fetched at the moment. */
  pauseReason: () => PauseReason | null;
  save: (playback: Playback, choice: OfflineChoice) => Promise<void>;
  /** Saves the titles in their order, after all waiting titles. */
  saveAll: (playbacks: readonly Playback[], choice: OfflineChoice) => Promise<void>;
  pause: (key: string) => Promise<void>;
  /** Continues after a pause or a failure. */
  resume: (key: string) => Promise<void>;
  /** Moves the title before all waiting titles. */
  moveToFront: (key: string) => Promise<void>;
  /** Moves the title past the waiting title before or after it. */
  move: (key: string, direction: MoveDirection) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Fetches the version that the server has now. The saved version is deleted. */
  refetch: (key: string) => Promise<void>;
  /** Checks again what to do. To be called after a setting has changed, or the player has been closed. */
  recheck: () => Promise<void>;
  /** Stores the position, and sends it to the server now or when there is a connection. */
  savePosition: (key: string, place: OfflinePosition) => Promise<void>;
  /** Resolves when the server knows all positions that can be sent now. */
  sendPositions: () => Promise<void>;
  localFiles: (title: Pick<OfflineTitle, 'key' | 'folder'>) => ReturnType<typeof createLocalFiles>;
}

export interface OfflineLibraryInput extends SavableInput, OfflineSessionInput {
  /** False in kids mode, where the server would refuse a grown-up's titles. */
  readonly mayFetch: boolean;
  /** The language in which the browser names its background fetches. */
  readonly locale: Locale;
  /** The hours in which data is cheap, as the brand defines them. */
  readonly hours?: readonly DayHours[] | undefined;
  readonly base: string;
  /** Called when something failed for another reason than a slow or lost connection. */
  readonly onFault: (error: unknown) => void;
}

const channelName = 'offline';
const progressMs = 500;

/** Returns null if the browser stores no files for this page. */
export async function openOfflineLibrary(
  given: OfflineLibraryInput,
): Promise<OfflineLibrary | null> {
  // Without locks two tabs would fetch the same title.
  const files = 'locks' in navigator ? await openDeviceFiles() : null;
  const records = files && (await openOfflineRecords().catch(() => null));
  if (!files || !records) return null;
  const session = await openOfflineSession(given, records).catch((error: unknown) => {
    records.close();
    throw error;
  });
  const { owner, api, belongsToOwner: isOwnersSession } = session;
  const input = { ...given, owner, api, isOwnersSession };
  const { hours = [], locale } = input;

  const channel = new BroadcastChannel(channelName);
  const store = createStore<{ readonly titles: readonly OfflineTitle[] }>(() => ({ titles: [] }));
  const titles = () => store.getState().titles;
  let all: readonly OfflineTitle[] = [];
  let bytes = 0;
  const quota = createOfflineQuota(records);

  const readAgain = async () => {
    all = (await records.titles()).map((title) => ({
      ...title,
      bytes: title.bytes + background.coming(title.key),
    }));
    bytes = all.reduce((sum, title) => sum + title.bytes, 0);
    store.setState({ titles: all.filter((title) => title.owner === owner) });
  };
  /** Updates the titles shown in this tab and in other tabs. */
  const notifyTabs = () => {
    channel.postMessage('shown');
    void readAgain();
  };
  /** Also wakes the queue, because there is other work to do. */
  const changed = async () => {
    channel.postMessage('changed');
    await Promise.all([readAgain(), queue()?.wake()]);
  };
  const resumeFitting = async () => {
    if (!queue()) return;
    await quota.resumeFitting();
    await changed();
  };
  let isProgressDue = false;
  /** Parts arrive many times a second. */
  const showProgress = () => {
    if (isProgressDue) return;
    isProgressDue = true;
    setTimeout(() => {
      isProgressDue = false;
      notifyTabs();
    }, progressMs);
  };

  const add = async (wanted: readonly WantedTitle[]) => {
    const all = await records.titles();
    for (const title of newTitles({ wanted, owner, all })) await records.add(title);
    await changed();
  };
  const isAnythingSaved = async () => (await records.titles()).length > 0;
  const followOwner = async () => {
    const isLibraryNeeded = (await isAnythingSaved()) || readSmartSettings().newEpisodes !== null;
    // Another viewer has signed in since then.
    if (!isLastOwner(owner)) return;
    if (isLibraryNeeded) rememberOwner(owner);
    else forgetOwner();
  };
  const remove = async (key: string) => {
    const title = await records.title(key);
    if (!title) return;
    await records.remove(key);
    await changed();
    // A file that is being written would otherwise reappear.
    await Promise.all([queue()?.ended(key), background.tidy()]);
    await files.removeFolder(title.folder).catch(() => {
      // Another tab is writing in the folder, and then removes it.
    });
    channel.postMessage('room');
    await resumeFitting();
    await followOwner();
    if (!(await isAnythingSaved())) await dropDownloadsPage();
  };

  const smart = openSmartSaving({ ...input, records, add, remove });
  const onBytes = showProgress;
  const background = createBackground({ records, files, quota, owner, locale, onBytes });
  // These calls may fail, so nothing fetches or listens before them. Otherwise a retry would run beside the first
  // attempt.
  rememberOwner(owner);
  await followOwner();
  await readAgain();
  const queue = input.mayFetch
    ? startFetching({
        ...input,
        records,
        files,
        quota,
        background,
        hours,
        onQueueCheck() {
          notifyTabs();
          void smart?.checkNow();
        },
        onConnection: () => smart?.forgetFailures(),
        onBytes: showProgress,
      })
    : () => undefined;
  channel.onmessage = ({ data }) => {
    void readAgain();
    if (data === 'changed') void queue()?.wake();
    if (data === 'room') void resumeFitting();
  };

  const syncPositions = async () => {
    if (!api.hasOperation('saveWatching') || owner === guestOwner) return;
    if (!isConnected() || !isOwnersSession()) return;
    const isAnySent = await sendPositions({ owner, records, api });
    await (isAnySent ? changed() : readAgain());
  };
  const change = async (key: string, changes: Partial<OfflineTitle>) => {
    await records.change(key, () => changes);
    await changed();
  };

  const renew = createRenewal({
    ...input,
    titles,
    records,
    onChange: changed,
  });
  const onConnection = async () => {
    if (await session.confirmOwner()) await queue()?.wake();
    renew();
    // Stores the page in the current language and release. A lost connection may have prevented that before.
    if (titles().length > 0 && isConnected()) void storeDownloadsPage();
    await syncPositions();
  };
  watchPauseReason(hours, () => void Promise.all([readAgain(), queue()?.wake()]));
  subscribeToOfflineSettings(() => void Promise.all([background.tidy(), resumeFitting()]));
  // Ends fetches that would use another viewer's session.
  subscribeToOwner(() => void queue()?.wake());
  connectionStore.subscribe(() => void onConnection());
  void onConnection();

  const saveAll = async (playbacks: readonly Playback[], choice: OfflineChoice) => {
    rememberOwner(owner);
    await add(playbacks.map((playback) => ({ playback, choice })));
    void storeDownloadsPage();
    await requestPersistence();
  };

  return {
    titles,
    titlesOf: (owners) => all.filter((title) => owners.includes(title.owner)),
    bytes: () => bytes,
    pauseReason: () => readPauseReason(hours),
    subscribe: store.subscribe,
    save: (playback, choice) => saveAll([playback], choice),
    saveAll,
    async pause(key) {
      await change(key, { status: 'paused' });
      await background.tidy();
    },
    resume: (key) => change(key, { status: 'waiting', problem: null }),
    refetch: (key) => change(key, { status: 'waiting', keptAt: null }),
    async moveToFront(key) {
      const all = await records.titles();
      await change(key, { order: Math.min(...all.map(({ order }) => order)) - 1 });
    },
    async move(key, direction) {
      await moveInQueue(records, key, direction);
      await changed();
    },
    async remove(key) {
      if (titles().some((title) => title.key === key)) rememberRemoved(key);
      await remove(key);
    },
    async recheck() {
      await followOwner();
      await changed();
    },
    async savePosition(key, place) {
      await change(key, { place, isPlaceSent: false });
      await syncPositions();
    },
    sendPositions: syncPositions,
    localFiles: (title) =>
      createLocalFiles(title, { records, files, onDamage: () => void changed() }),
  };
}
