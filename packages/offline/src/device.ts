import { createClock } from './clock.ts';
import { createDescriber, type OfflineDescription } from './describe.ts';
import type { DeviceParts } from './device-parts.ts';
import { createBackground } from './download/background-fetch.ts';
import {
  mayContinueInBackground,
  readPauseReason,
  watchPauseReason,
} from './download/pause-reason.ts';
import { type MoveDirection, moveInQueue, startDownloads } from './download/queue.ts';
import { createQuota } from './download/quota.ts';
import type { OfflinePlayback, OfflineServer } from './playback.ts';
import { sendPositions } from './positions.ts';
import { markPlaying, unlessPlaying } from './storage/playing.ts';
import { createFiles, type OfflineFiles } from './storage/source.ts';
import type { OfflineStorage } from './storage/storage.ts';
import {
  browserConnection,
  type ConnectionState,
  noLimits,
  type OfflineLimits,
  type ReadableStore,
} from './store.ts';
import { renewTerms } from './terms.ts';
import {
  createRecord,
  type OfflinePosition,
  type OfflineTitle,
  type TitleRecord,
  type WantedTitle,
} from './title.ts';

export interface OfflineDeviceOptions<Playback extends OfflinePlayback> {
  readonly storage: OfflineStorage<Playback>;
  readonly server: OfflineServer<Playback>;
  /** Identifies the viewer. Each viewer of a device sees only the own titles. */
  readonly owner?: string;
  readonly connection?: ReadableStore<ConnectionState>;
  readonly limits?: ReadableStore<OfflineLimits>;
  /** False if this page only plays titles, and must not download. */
  readonly mayDownload?: boolean;
  /** Returns the name of a title in the browser's own list of downloads. */
  readonly nameOf?: (playback: Playback) => string;
  /** Called when something failed for another reason than a slow or lost connection. */
  readonly onError?: (error: unknown) => void;
}

/** The source of a player that plays a title from the device. */
export interface OfflineSource<Playback extends OfflinePlayback = OfflinePlayback>
  extends OfflineFiles {
  /** The server's answer with addresses that `read` reads. */
  readonly playback: Playback;
}

export type OfflineDevice<Playback extends OfflinePlayback = OfflinePlayback> = ReturnType<
  typeof createOfflineDevice<Playback>
>;

/** Opens the saved titles of a viewer, and continues unfinished downloads until `close` is called. */
export function createOfflineDevice<Playback extends OfflinePlayback>(
  options: OfflineDeviceOptions<Playback>,
) {
  const { storage, mayDownload = true, owner = 'viewer' } = options;
  const { records, files } = storage;
  const limits = options.limits ?? noLimits;
  let isClosed = false;
  const device: DeviceParts = {
    owner,
    records,
    files,
    limits,
    server: options.server,
    clock: createClock(storage.clockKey),
    quota: createQuota({ records, limits }),
    connection: options.connection ?? browserConnection,
    base: location.href,
    fetch: (request) => fetch(request),
    nameOf: options.nameOf ?? (({ id }) => id),
    // An answer that arrives after the end finds a closed database.
    onError: (error) => {
      if (!isClosed) (options.onError ?? reportError)(error);
    },
  };
  const { connection, onError } = device;
  const background = createBackground(device);
  const downloads = mayDownload ? startDownloads(device, background) : undefined;
  let pauseReason = readPauseReason(device);
  const describeTitle = createDescriber({
    ...device,
    coming: background.coming,
    isDelayed: (key) => downloads?.queue()?.isDelayed(key) ?? false,
    pauseReason: () => pauseReason,
  });
  const listeners = new Set<(isProgress: boolean) => void>();
  type Titles = readonly TitleRecord<Playback>[];
  /** The lists by owners, with the titles from which each was made. */
  let lists = new Map<string, { readonly titles: Titles; readonly list: Titles }>();
  let isRenewing = false;

  const notify = ({ isProgress }: { isProgress: boolean } = { isProgress: false }) => {
    for (const listener of listeners) listener(isProgress);
  };
  const listOf = (owners: readonly string[]) => {
    const titles = records.titles();
    const name = owners.join(' ');
    const before = lists.get(name);
    if (before?.titles === titles) return before.list;
    const list = titles.filter((title) => owners.includes(title.owner));
    const known = before?.list;
    const isSame =
      known?.length === list.length && list.every((one, at) => isEqualButBytes(one, known[at]));
    const found = isSame ? known : list;
    lists.set(name, { titles, list: found });
    return found;
  };
  const isOnline = () => connection.getState().isOnline;
  const report = async () => {
    if (isOnline()) await sendPositions(device);
  };
  const renew = async () => {
    if (isRenewing || !isOnline()) return;
    isRenewing = true;
    try {
      await renewTerms(device);
    } catch {
      // The next connection is another chance.
    }
    isRenewing = false;
    notify();
  };
  const onConnection = () => {
    notify();
    void renew();
    report().catch(onError);
  };
  const remove = async (key: string) => {
    const title = await records.title(key);
    if (!title) return;
    await records.remove(key);
    // A file that is being written would otherwise reappear.
    await Promise.all([downloads?.queue()?.ended(key), background.tidy()]);
    await files.removeFolder(title.folder).catch(() => {
      // Another tab is writing in the folder, and then removes it.
    });
    await device.quota.resumeFitting();
  };
  const change = async (
    is: (title: TitleRecord) => boolean,
    to: Pick<Partial<TitleRecord>, 'status' | 'problem' | 'savedAt'>,
    key?: string,
  ) => {
    const all = records
      .titles()
      .filter((one) => one.owner === owner && is(one) && (key ?? one.key) === one.key);
    await records.changeAll(
      all.map((title) => title.key),
      (now) => (is(now) ? to : {}),
    );
  };

  const ends = [
    watchPauseReason(device, () => {
      pauseReason = readPauseReason(device);
      notify();
      void downloads?.queue()?.wake();
    }),
    records.subscribe(notify),
    connection.subscribe(onConnection),
    limits.subscribe(() => void background.tidy().catch(onError)),
  ];
  onConnection();

  return {
    owner,
    /**
     * Returns the viewer's titles in the order of the queue: the same list until something changes other than the
     * progress, which is in the description.
     */
    list: (): readonly OfflineTitle<Playback>[] => listOf([owner]),
    /** Returns the titles of other viewers of this device. */
    listOf: (owners: readonly string[]): readonly OfflineTitle<Playback>[] => listOf(owners),
    /** True if nothing is saved on this device, by any viewer. */
    isEmpty: () => records.titles().length === 0,
    /** Returns the bytes of all titles on the device, by all viewers. They count against the limit. */
    bytes: () => records.titles().reduce((sum, { bytes }) => sum + bytes, 0),
    /**
     * Calls the listener whenever the list or a description has changed, with true if only bytes have arrived. Returns
     * a function that ends this.
     */
    subscribe(listener: (isProgress: boolean) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns the state of a title: the same object until the state changes. */
    describe: ({ key }: Pick<OfflineTitle, 'key'>): OfflineDescription | undefined => {
      const title = records.known(key);
      return title && describeTitle(title);
    },
    /** True if the browser continues while no page of the site is visible, as far as a page can know at once. */
    continuesInBackground: (): boolean =>
      'BackgroundFetchManager' in globalThis &&
      Boolean(navigator.serviceWorker?.controller) &&
      mayContinueInBackground(device),
    /** Adds titles to the end of the queue, in their order. Titles that are saved already stay as they are. */
    async add(...wanted: readonly WantedTitle<Playback>[]) {
      const last = Math.max(0, ...records.titles().map(({ order }) => order));
      await records.add(wanted.map((one, at) => createRecord(one, owner, last + at + 1)));
    },
    /** Pauses a title, or all titles that are not complete. */
    async pause(key?: string) {
      await change((title) => describeTitle(title).can.pause, { status: 'paused' }, key);
      await background.tidy();
    },
    /** Continues a title after a pause or a failure. Without a key, continues all paused titles. */
    resume: (key?: string) =>
      change(
        ({ status }) => status === 'paused' || (key !== undefined && status === 'failed'),
        { status: 'waiting', problem: null },
        key,
      ),
    /** Fetches the version that the server has now. The saved version is deleted. */
    renew: (key: string) =>
      change((title) => describeTitle(title).can.renew, { status: 'waiting', savedAt: null }, key),
    /** Moves a waiting title to the front of the queue, or past its neighbour. */
    async reorder(key: string, to: 'first' | MoveDirection) {
      if (to !== 'first') return await moveInQueue(device, key, to);
      const first = Math.min(...records.titles().map(({ order }) => order));
      await records.change(key, () => ({ order: first - 1 }));
    },
    remove,
    /** Removes a title unless it plays in any tab. `prepare` is called first, and returns false to leave the title. */
    removeUnlessPlaying: (key: string, prepare: () => boolean) =>
      unlessPlaying(key, async () => {
        if (prepare()) await remove(key);
      }),
    /** Returns what a player needs to play the title. */
    source({ key, playback }: OfflineTitle<Playback>): OfflineSource<Playback> {
      const { folder = '' } = records.known(key) ?? {};
      return { playback, ...createFiles(device, { key, folder }) };
    },
    /** Marks a title as playing, in all tabs. Returns a function that ends this. */
    markPlaying(key: string) {
      const end = markPlaying(key);
      return async () => {
        await end();
        records.announce({ keys: [key], isProgress: false });
      };
    },
    /** Stores the position, and reports it now or when there is a connection. */
    async savePosition(key: string, position: OfflinePosition) {
      await records.change(key, () => ({ position, isPositionSent: false }));
      await report();
    },
    /** Resolves when the server knows all positions that can be reported now. */
    sendPositions: report,
    /** Ends all downloads of this tab. Another tab continues them. */
    async close() {
      for (const end of ends) end();
      listeners.clear();
      lists = new Map();
      await downloads?.close();
      isClosed = true;
      records.close();
    },
  };
}

/** True if nothing has changed but the progress. */
function isEqualButBytes(one: TitleRecord, other: TitleRecord | undefined): boolean {
  if (one === other || !other) return one === other;
  const before = new Map(Object.entries({ ...other, bytes: one.bytes }));
  return Object.entries(one).every(([name, value]) => before.get(name) === value);
}
