import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OfflinePlayback } from '../playback.ts';
import type { FilePart, TitleRecord } from '../title.ts';
import { migrateTitle } from './migrate.ts';
import { createOwnerKey, signOwner } from './owner-key.ts';

interface Schema<Playback extends OfflinePlayback> extends DBSchema {
  titles: { key: string; value: TitleRecord<Playback> };
  parts: {
    key: [title: string, index: number];
    value: FilePart;
    indexes: { file: [title: string, file: string] };
  };
  keys: { key: string; value: CryptoKey };
}

/** A change of the records, by this tab or by another tab. */
export interface RecordsChange {
  readonly keys: readonly string[];
  /** True if only bytes have arrived. */
  readonly isProgress: boolean;
}

export type Records<Playback extends OfflinePlayback = OfflinePlayback> = Awaited<
  ReturnType<typeof openRecords<Playback>>
>;

type Change<Playback extends OfflinePlayback> = (
  title: TitleRecord<Playback>,
) => Partial<TitleRecord<Playback>>;

const keyName = 'owner';
/** Parts arrive many times a second. */
const progressMs = 500;

export async function openRecords<Playback extends OfflinePlayback>(name: string) {
  const database = await openDB<Schema<Playback>>(name, 3, {
    async upgrade(created, before, _, transaction) {
      if (before < 2) created.createObjectStore('keys');
      if (before < 1) {
        created.createObjectStore('titles', { keyPath: 'key' });
        const parts = created.createObjectStore('parts', { keyPath: ['title', 'index'] });
        parts.createIndex('file', ['title', 'file']);
      } else if (before < 3) {
        const titles = transaction.objectStore('titles');
        for (const old of await titles.getAll()) await titles.put(migrateTitle(old));
      }
    },
    // A newer release in another tab must not wait for this tab.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
  const channel = new BroadcastChannel(name);
  try {
    return await recordsIn(database, channel);
  } catch (error) {
    channel.close();
    database.close();
    throw error;
  }
}

/**
 * The records of the titles on this device. The titles are also in memory, and follow the changes of other tabs, so
 * that reading them needs no database.
 */
async function recordsIn<Playback extends OfflinePlayback>(
  database: IDBPDatabase<Schema<Playback>>,
  channel: BroadcastChannel,
) {
  const byKey = new Map<string, TitleRecord<Playback>>();
  let sorted: readonly TitleRecord<Playback>[] | undefined;
  const listeners = new Set<(change: RecordsChange) => void>();
  const progress = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const partsIn = (title: string) => IDBKeyRange.bound([title], [title, []]);
  const notify = (change: RecordsChange) => {
    for (const listener of listeners) listener(change);
  };
  const remember = (key: string, title: TitleRecord<Playback> | undefined) => {
    if (title) byKey.set(key, title);
    else byKey.delete(key);
    sorted = undefined;
  };
  /** Leaves the other fields as they are, because copies from the database would look like changes. */
  const rememberBytes = (key: string, title: TitleRecord<Playback>) =>
    remember(key, { ...(byKey.get(key) ?? title), bytes: title.bytes });
  const announce = (change: RecordsChange) => {
    if (isClosed) return;
    channel.postMessage(change);
    notify(change);
  };
  const changed = (key: string, title: TitleRecord<Playback> | undefined) => {
    remember(key, title);
    announce({ keys: [key], isProgress: false });
  };
  const reportProgress = (key: string) => {
    progress.add(key);
    timer ??= setTimeout(() => {
      timer = undefined;
      const keys = [...progress];
      progress.clear();
      announce({ keys, isProgress: true });
    }, progressMs);
  };

  channel.onmessage = async ({ data }: MessageEvent<RecordsChange>) => {
    try {
      for (const key of data.keys) {
        const title = await database.get('titles', key);
        if (title && data.isProgress) rememberBytes(key, title);
        else remember(key, title);
      }
      notify(data);
    } catch {
      // The database has been closed.
    }
  };
  for (const title of await database.getAll('titles')) byKey.set(title.key, title);

  async function ownerKey(): Promise<CryptoKey> {
    const known = await database.get('keys', keyName);
    if (known) return known;
    const made = await createOwnerKey();
    const { store, done } = database.transaction('keys', 'readwrite');
    // Another tab may have created a key in the meantime.
    const key = (await store.get(keyName)) ?? made;
    await Promise.all([store.put(key, keyName), done]);
    return key;
  }

  const records = {
    /** The name of the storage. */
    name: database.name,
    /** Returns an identifier of a viewer on this device, which does not lead back to the name. */
    signOwner: async (viewer: string) => await signOwner(viewer, await ownerKey()),
    /** Returns the titles of all viewers in the order of the queue: the same list until something changes. */
    titles(): readonly TitleRecord<Playback>[] {
      sorted ??= [...byKey.values()].sort((one, other) => one.order - other.order);
      return sorted;
    },
    /** Reads all titles from the database, because another tab may have added one just now. */
    readTitles: () => database.getAll('titles'),
    /** Returns a title as this tab knows it. */
    known: (key: string) => byKey.get(key),
    /** Reads a title from the database, because another tab may have removed it. */
    title: (key: string) => database.get('titles', key),
    /** Calls the listener after each change in any tab. Returns a function that ends this. */
    subscribe(listener: (change: RecordsChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Informs all tabs of a change outside the database: of the free room, or of bytes on their way. */
    announce,
    reportProgress,
    /** Adds new titles. Existing titles stay as they are. */
    async add(titles: readonly TitleRecord<Playback>[]) {
      const { store, done } = database.transaction('titles', 'readwrite');
      const added: TitleRecord<Playback>[] = [];
      for (const title of titles) {
        if (await store.get(title.key)) continue;
        await store.put(title);
        added.push(title);
      }
      await done;
      for (const title of added) remember(title.key, title);
      const keys = added.map(({ key }) => key);
      if (keys.length > 0) announce({ keys, isProgress: false });
    },
    /** Returns undefined if the title has been removed in the meantime. Then nothing is written. */
    async change(key: string, change: Change<Playback>) {
      await records.changeAll([key], change);
      return byKey.get(key);
    },
    /** Changes titles at once. A title that has been removed in the meantime is left out. */
    async changeAll(keys: readonly string[], change: Change<Playback>): Promise<void> {
      const { store, done } = database.transaction('titles', 'readwrite');
      const results = new Map<string, TitleRecord<Playback> | undefined>();
      for (const key of keys) {
        const title = await store.get(key);
        const changes = title && change(title);
        if (changes && Object.keys(changes).length === 0) continue;
        const result = title && { ...title, ...changes };
        if (result) await store.put(result);
        results.set(key, result);
      }
      await done;
      for (const [key, result] of results) remember(key, result);
      if (results.size > 0) announce({ keys: [...results.keys()], isProgress: false });
    },
    async remove(key: string) {
      const transaction = database.transaction(['titles', 'parts'], 'readwrite');
      await transaction.objectStore('titles').delete(key);
      await transaction.objectStore('parts').delete(partsIn(key));
      await transaction.done;
      changed(key, undefined);
    },
    /** Replaces the parts of the title. */
    async setParts(title: string, parts: readonly FilePart[]) {
      const { store, done } = database.transaction('parts', 'readwrite');
      await store.delete(partsIn(title));
      await Promise.all(parts.map((part) => store.put(part)));
      await done;
    },
    /** Returns the parts in the order of fetching. */
    parts: (title: string) => database.getAll('parts', partsIn(title)),
    /** Returns the parts of one file, from its beginning. */
    partsOf: (title: string, file: string) =>
      database.getAllFromIndex('parts', 'file', [title, file]),
    /**
     * Changes the part, and the title's bytes with it. Returns undefined if the title has been removed in the
     * meantime. Then nothing is written.
     */
    async changePart(
      { title: key, index }: Pick<FilePart, 'title' | 'index'>,
      change: Partial<Pick<FilePart, 'bytes' | 'fileBytes' | 'url'>>,
    ) {
      const transaction = database.transaction(['titles', 'parts'], 'readwrite');
      const [titles, parts] = [transaction.objectStore('titles'), transaction.objectStore('parts')];
      const [title, part] = await Promise.all([titles.get(key), parts.get([key, index])]);
      if (!title || !part) {
        await transaction.done;
        return undefined;
      }
      const changedPart = { ...part, ...change };
      const bytes = title.bytes + (changedPart.bytes ?? 0) - (part.bytes ?? 0);
      const result = { ...title, bytes };
      await Promise.all([titles.put(result), parts.put(changedPart), transaction.done]);
      rememberBytes(key, result);
      reportProgress(key);
      return result;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      listeners.clear();
      channel.close();
      database.close();
    },
  };
  return records;
}
