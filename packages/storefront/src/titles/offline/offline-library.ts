import type { Playback } from '@parde/api-client';
import type { DayHours, Locale } from '@parde/domain';
import { isConnected, subscribeToConnection } from '../../app/connection.ts';
import { createListeners } from '../../app/create-listeners.ts';
import { dropDownloadsPage, keepDownloadsPage } from '../../app/store-downloads-page.ts';
import { guestOwner } from '../../app/session/clear-session.ts';
import type { KeepableInput } from './check-savable.ts';
import { createBackground } from './background-fetch.ts';
import { openDeviceFiles } from './device-files.ts';
import { askToPersist } from './device-space.ts';
import { startFetching } from './fetching.ts';
import { createLocalFiles } from './local-files.ts';
import { holdNow, watchHold } from './pause-reason.ts';
import { forgetOwner, isLastOwner, rememberOwner, subscribeToOwner } from './offline-owner.ts';
import type { QueueHold } from './offline-queue.ts';
import { openOfflineRecords } from './offline-records.ts';
import { createOfflineRoom } from './offline-quota.ts';
import { subscribeToOfflineSettings } from './offline-settings.ts';
import type { OfflineChoice, OfflinePlace, OfflineTitle } from './offline-title.ts';
import { openSmartKeeping } from './open-smart-saving.ts';
import { type OwnSessionInput, openOwnSession } from './own-session.ts';
import { type MoveWay, moveInQueue, newTitles, type WantedTitle } from './queue-order.ts';
import { createRenewal } from './renew-terms.ts';
import { sendPlaces } from './send-positions.ts';
import { rememberRemoved } from './smart-memory.ts';
import { readSmartSettings } from './smart-settings.ts';

export { keepableInput } from './check-savable.ts';

/** What is kept on this device for the viewer, and what may be done with it. */
export interface OfflineLibrary {
  /** In the order of the queue. The same list until something changes. */
  titles: () => readonly OfflineTitle[];
  /** Titles of other viewers of the device, whose session has ended. */
  titlesOf: (owners: readonly string[]) => readonly OfflineTitle[];
  /** What all viewers of the device keep on it: so much counts against the limit. */
  bytes: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Why nothing is fetched just now. */
  hold: () => QueueHold | null;
  keep: (playback: Playback, choice: OfflineChoice) => Promise<void>;
  /** In their order, after all that wait. */
  keepAll: (playbacks: readonly Playback[], choice: OfflineChoice) => Promise<void>;
  pause: (key: string) => Promise<void>;
  /** After a pause or a failure. */
  resume: (key: string) => Promise<void>;
  /** Before all that wait. */
  moveToFront: (key: string) => Promise<void>;
  /** Past the one that waits before or after it. */
  move: (key: string, way: MoveWay) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Of the version that the server has by now. What is here goes. */
  fetchAnew: (key: string) => Promise<void>;
  /** After a setting has changed, or the player has been closed. */
  lookAgain: () => Promise<void>;
  /** Keeps the place, and tells it to the server now or when there is a line. */
  savePlace: (key: string, place: OfflinePlace) => Promise<void>;
  /** Resolves when the server knows all places that can be told now. */
  sendPlaces: () => Promise<void>;
  localFiles: (title: Pick<OfflineTitle, 'key' | 'folder'>) => ReturnType<typeof createLocalFiles>;
}

export interface OfflineLibraryInput extends KeepableInput, OwnSessionInput {
  /** False in kids mode, where a grown-up's titles would be refused. */
  readonly mayFetch: boolean;
  /** The server has a call for how far a viewer has come. */
  readonly tellsPlaces: boolean;
  /** The server has a call for the terms of all that a device keeps. */
  readonly saysTerms: boolean;
  /** The server says which episodes of followed series are new. */
  readonly listsNewEpisodes: boolean;
  /** In which the browser names what it fetches by itself. */
  readonly locale: Locale;
  /** When data are cheap, as the brand says. */
  readonly hours?: readonly DayHours[] | undefined;
  readonly base: string;
  /** Something failed that no bad line explains. */
  readonly onFault: (error: unknown) => void;
}

const channelName = 'offline';
const progressMs = 500;

/** Null where the browser keeps no files for this page. */
export async function openOfflineLibrary(
  given: OfflineLibraryInput,
): Promise<OfflineLibrary | null> {
  // Without it two tabs would fetch the same.
  const files = 'locks' in navigator ? await openDeviceFiles() : null;
  const records = files && (await openOfflineRecords().catch(() => null));
  if (!files || !records) return null;
  const session = await openOwnSession(given, records).catch((error: unknown) => {
    records.close();
    throw error;
  });
  const { owner, api, isOwn: isOwnSession } = session;
  const input = { ...given, owner, api, isOwnSession };
  const { hours = [], locale, tellsPlaces } = input;

  const channel = new BroadcastChannel(channelName);
  const { subscribe, notify } = createListeners();
  let all: readonly OfflineTitle[] = [];
  let titles: readonly OfflineTitle[] = [];
  let bytes = 0;
  const room = createOfflineRoom(records);

  const readAgain = async () => {
    all = (await records.titles()).map((title) => ({
      ...title,
      bytes: title.bytes + background.coming(title.key),
    }));
    bytes = all.reduce((sum, title) => sum + title.bytes, 0);
    titles = all.filter((title) => title.owner === owner);
    notify();
  };
  /** What is shown, here and in other tabs. */
  const tell = () => {
    channel.postMessage('shown');
    void readAgain();
  };
  /** What is to be done is another thing by now. */
  const changed = async () => {
    channel.postMessage('changed');
    await Promise.all([readAgain(), queue()?.wake()]);
  };
  const resumeFitting = async () => {
    if (!queue()) return;
    await room.resumeFitting();
    await changed();
  };
  let isProgressDue = false;
  /** Parts come many a second. */
  const showProgress = () => {
    if (isProgressDue) return;
    isProgressDue = true;
    setTimeout(() => {
      isProgressDue = false;
      tell();
    }, progressMs);
  };

  const add = async (wanted: readonly WantedTitle[]) => {
    const all = await records.titles();
    for (const title of newTitles({ wanted, owner, all })) await records.add(title);
    await changed();
  };
  const isAnythingKept = async () => (await records.titles()).length > 0;
  const followOwner = async () => {
    const isAnythingWanted = (await isAnythingKept()) || readSmartSettings().newEpisodes !== null;
    // Another viewer has signed in since.
    if (!isLastOwner(owner)) return;
    if (isAnythingWanted) rememberOwner(owner);
    else forgetOwner();
  };
  const remove = async (key: string) => {
    const title = await records.title(key);
    if (!title) return;
    await records.remove(key);
    await changed();
    // What is being written for it would come back.
    await Promise.all([queue()?.ended(key), background.tidy()]);
    await files.removeFolder(title.folder).catch(() => {
      // Another tab is writing in it, and removes it then.
    });
    channel.postMessage('room');
    await resumeFitting();
    await followOwner();
    if (!(await isAnythingKept())) await dropDownloadsPage();
  };

  const smart = openSmartKeeping({ ...input, records, add, remove });
  const onBytes = showProgress;
  const background = createBackground({ records, files, room, owner, locale, onBytes });
  // These may fail, so nothing fetches or listens before: who opens it again after a failure must not have two.
  rememberOwner(owner);
  await followOwner();
  await readAgain();
  const queue = input.mayFetch
    ? startFetching({
        ...input,
        records,
        files,
        room,
        background,
        hours,
        onLook() {
          tell();
          void smart?.look();
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

  const tellPlaces = async () => {
    if (!tellsPlaces || owner === guestOwner || !isConnected() || !isOwnSession()) return;
    const isAnySent = await sendPlaces({ owner, records, api });
    await (isAnySent ? changed() : readAgain());
  };
  const change = async (key: string, changes: Partial<OfflineTitle>) => {
    await records.change(key, () => changes);
    await changed();
  };

  const renew = createRenewal({
    ...input,
    titles: () => titles,
    records,
    onChange: changed,
  });
  const onConnection = async () => {
    if (await session.askAgain()) await queue()?.wake();
    renew();
    // In this page's language, and of this release. A line that broke off may have kept it from coming before.
    if (titles.length > 0 && isConnected()) void keepDownloadsPage();
    await tellPlaces();
  };
  watchHold(hours, () => void Promise.all([readAgain(), queue()?.wake()]));
  subscribeToOfflineSettings(() => void Promise.all([background.tidy(), resumeFitting()]));
  // What another viewer's session would be asked for is ended.
  subscribeToOwner(() => void queue()?.wake());
  subscribeToConnection(() => void onConnection());
  void onConnection();

  const keepAll = async (playbacks: readonly Playback[], choice: OfflineChoice) => {
    rememberOwner(owner);
    await add(playbacks.map((playback) => ({ playback, choice })));
    void keepDownloadsPage();
    await askToPersist();
  };

  return {
    titles: () => titles,
    titlesOf: (owners) => all.filter((title) => owners.includes(title.owner)),
    bytes: () => bytes,
    hold: () => holdNow(hours),
    subscribe,
    keep: (playback, choice) => keepAll([playback], choice),
    keepAll,
    async pause(key) {
      await change(key, { status: 'paused' });
      await background.tidy();
    },
    resume: (key) => change(key, { status: 'waiting', problem: null }),
    fetchAnew: (key) => change(key, { status: 'waiting', keptAt: null }),
    async moveToFront(key) {
      const all = await records.titles();
      await change(key, { order: Math.min(...all.map(({ order }) => order)) - 1 });
    },
    async move(key, way) {
      await moveInQueue(records, key, way);
      await changed();
    },
    async remove(key) {
      if (titles.some((title) => title.key === key)) rememberRemoved(key);
      await remove(key);
    },
    async lookAgain() {
      await followOwner();
      await changed();
    },
    async savePlace(key, place) {
      await change(key, { place, isPlaceSent: false });
      await tellPlaces();
    },
    sendPlaces: tellPlaces,
    localFiles: (title) =>
      createLocalFiles(title, { records, files, onDamage: () => void changed() }),
  };
}
