import type { Playback } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { isConnected, subscribeToConnection } from '../../app/connection.ts';
import { dropDownloadsPage, keepDownloadsPage } from '../../app/keep-downloads-page.ts';
import { guestOwner } from '../../app/session/clear-session.ts';
import { askKeepable, type KeepableInput } from './ask-keepable.ts';
import { createBackground, goesOnUnseen } from './background-fetch.ts';
import { openDeviceFiles } from './device-files.ts';
import { askToPersist, readDeviceRoom } from './device-room.ts';
import { keepTitle, type TitleEnd } from './keep-title.ts';
import { createLocalFiles } from './local-files.ts';
import { forgetOwner, isLastOwner, offlineOwner, rememberOwner } from './offline-owner.ts';
import { createOfflineQueue, type OfflineQueue, type QueueHold } from './offline-queue.ts';
import { openOfflineRecords } from './offline-records.ts';
import {
  type OfflineChoice,
  type OfflinePlace,
  type OfflineTitle,
  titleKey,
} from './offline-title.ts';
import { createRenewal } from './renew-terms.ts';

export { keepableInput } from './ask-keepable.ts';

/** What is kept on this device for the viewer, and what may be done with it. */
export interface OfflineLibrary {
  /** In the order of the queue. The same list until something changes. */
  titles: () => readonly OfflineTitle[];
  subscribe: (listener: () => void) => () => void;
  /** Why nothing is fetched just now. */
  hold: () => QueueHold | null;
  /** The browser goes on by itself while no page of the site is seen. */
  readonly goesOnUnseen: boolean;
  keep: (playback: Playback, choice: OfflineChoice) => Promise<void>;
  pause: (key: string) => Promise<void>;
  /** After a pause or a failure. */
  resume: (key: string) => Promise<void>;
  /** Before all that wait. */
  moveToFront: (key: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Of the version that the server has by now. What is here goes. */
  fetchAnew: (key: string) => Promise<void>;
  /** Keeps the place, and tells it to the server now or when there is a line. */
  savePlace: (key: string, place: OfflinePlace) => Promise<void>;
  /** Resolves when the server knows all places that can be told now. */
  sendPlaces: () => Promise<void>;
  localFiles: (title: Pick<OfflineTitle, 'key' | 'folder'>) => ReturnType<typeof createLocalFiles>;
}

export interface OfflineLibraryInput extends KeepableInput {
  /** Of who is signed in. */
  readonly mobile: string | undefined;
  /** False where nobody can say who is signed in: there is no line. */
  readonly canAsk: boolean;
  /** False in kids mode, where a grown-up's titles would be refused. */
  readonly mayFetch: boolean;
  /** The server has a call for how far a viewer has come. */
  readonly tellsPlaces: boolean;
  /** In which the browser names what it fetches by itself. */
  readonly locale: Locale;
  /** The server has a call for the terms of all that a device keeps. */
  readonly saysTerms: boolean;
  readonly base: string;
  /** Something failed that no bad line explains. */
  readonly onFault: (error: unknown) => void;
}

const channelName = 'offline';
const progressMs = 500;
/** Held by the one tab that fetches for a viewer. */
const lockOf = (owner: string) => `offline-queue ${owner}`;

/** Null where the browser keeps no files for this page. */
export async function openOfflineLibrary(
  input: OfflineLibraryInput,
): Promise<OfflineLibrary | null> {
  const { api, base, canPlay, canPlayFile, locale, onFault, tellsPlaces } = input;
  const owner = await offlineOwner(input);
  // Without it two tabs would fetch the same.
  const files = 'locks' in navigator ? await openDeviceFiles() : null;
  const records = files && (await openOfflineRecords().catch(() => null));
  if (!files || !records) return null;

  const channel = new BroadcastChannel(channelName);
  const listeners = new Set<() => void>();
  let titles: readonly OfflineTitle[] = [];
  let queue: OfflineQueue | undefined;

  const isOwn = (title: OfflineTitle) => title.owner === owner;
  const readAgain = async () => {
    titles = (await records.titles())
      .filter(isOwn)
      .map((title) => ({ ...title, bytes: title.bytes + background.coming(title.key) }));
    for (const listener of listeners) listener();
  };
  /** What is shown, here and in other tabs. */
  const tell = () => {
    channel.postMessage('shown');
    void readAgain();
  };
  /** What is to be done is another thing by now. */
  const changed = async () => {
    channel.postMessage('changed');
    await Promise.all([readAgain(), queue?.wake()]);
  };
  channel.onmessage = ({ data }) => {
    void readAgain();
    if (data === 'changed') void queue?.wake();
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

  const background = createBackground({ records, files, owner, locale, onBytes: showProgress });

  const lacksRoom = async (bytes: number) => {
    const room = await readDeviceRoom();
    return room && room.free < bytes ? 'full' : null;
  };
  const keepHere = (title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> =>
    keepTitle(title, {
      records,
      files,
      fetch: (request) => fetch(request),
      askPlayback: (asked) => askKeepable(input, asked),
      lacksRoom,
      onBytes: showProgress,
      base,
      canPlay,
      canPlayFile,
      signal,
    });
  const keep = async (title: OfflineTitle, signal: AbortSignal): Promise<TitleEnd> => {
    try {
      return await background.keep(title, signal, keepHere);
    } catch (error) {
      onFault(error);
      return { end: 'later', afterSeconds: null };
    }
  };

  /** One tab fetches. When it is closed, another one goes on. */
  const fetchHere = async () => {
    const here = createOfflineQueue({
      // With another viewer's session the server would refuse them, or let them go on by that one's rights.
      records: {
        ...records,
        titles: async () => (isLastOwner(owner) ? (await records.titles()).filter(isOwn) : []),
      },
      keep,
      holdOf: () => (isConnected() ? null : 'connection'),
      onChange: tell,
    });
    queue = here;
    subscribeToConnection(() => void here.retryNow());
    await removeLostFolders();
    await background.tidy();
    await background.collect();
    await here.wake();
  };
  const removeLostFolders = async () => {
    // In this order: another tab may begin one meanwhile.
    const folders = await files.folders();
    const known = new Set((await records.titles()).map(({ folder }) => folder));
    for (const folder of folders) {
      if (!known.has(folder)) await files.removeFolder(folder);
    }
  };
  const isAnythingKept = async () => (await records.titles()).length > 0;
  if (await isAnythingKept()) rememberOwner(owner);
  else forgetOwner();
  const waitForTurn = () =>
    navigator.locks.request(lockOf(owner), async () => {
      await fetchHere();
      await new Promise(() => {
        // Held as long as the tab is open.
      });
    });
  if (input.mayFetch) void waitForTurn();
  await readAgain();

  /** The server keeps the newer place, so that nothing is lost by telling an old one. */
  const sendPlaces = async () => {
    if (!tellsPlaces || owner === guestOwner || !isConnected()) return;
    for (const { key, type, id, place, isPlaceSent } of await records.titles()) {
      if (place === null || isPlaceSent || !titles.some((title) => title.key === key)) continue;
      const body = {
        content_type: type,
        id,
        position_seconds: Math.floor(place.seconds),
        duration_seconds: Math.round(place.duration),
        watched_at: new Date(place.at).toISOString(),
      };
      const isSent = await api.call('saveWatching', { body }).then(
        () => true,
        () => false,
      );
      // The viewer may be elsewhere by now.
      if (isSent) {
        await records.change(key, (now) => ({ isPlaceSent: now.place?.at === place.at }));
      }
    }
    await readAgain();
  };

  const change = async (key: string, changes: Partial<OfflineTitle>) => {
    await records.change(key, () => changes);
    await changed();
  };

  const renew = createRenewal({ ...input, titles: () => titles, records, onChange: changed });
  const onConnection = () => {
    void sendPlaces();
    renew();
  };
  subscribeToConnection(onConnection);
  onConnection();
  // In this page's language, and of this release.
  if (titles.length > 0) void keepDownloadsPage();

  return {
    titles: () => titles,
    hold: () => queue?.hold() ?? null,
    goesOnUnseen: await goesOnUnseen(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async keep(playback, choice) {
      const { content_type: type, id } = playback;
      const all = await records.titles();
      const key = titleKey(owner, type, id);
      if (all.some((title) => title.key === key)) return;
      rememberOwner(owner);
      await records.add({
        key,
        owner,
        type,
        id,
        folder: crypto.randomUUID(),
        order: Math.max(0, ...all.map(({ order }) => order)) + 1,
        status: 'waiting',
        problem: null,
        choice,
        playback,
        isPlanned: false,
        bytes: 0,
        expectedBytes: null,
        addedAt: Date.now(),
        keptAt: null,
        place: null,
        isPlaceSent: true,
      });
      await changed();
      await Promise.all([askToPersist(), keepDownloadsPage()]);
    },
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
    async remove(key) {
      const title = await records.title(key);
      if (!title) return;
      await records.remove(key);
      await changed();
      // What is being written for it would come back.
      await Promise.all([queue?.ended(key), background.tidy()]);
      await files.removeFolder(title.folder);
      if (await isAnythingKept()) return;
      forgetOwner();
      await dropDownloadsPage();
    },
    async savePlace(key, place) {
      await change(key, { place, isPlaceSent: false });
      await sendPlaces();
    },
    sendPlaces,
    localFiles: (title) =>
      createLocalFiles(title, { records, files, onDamage: () => void changed() }),
  };
}
