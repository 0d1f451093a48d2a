import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { guestOwner } from '../../../app/session/clear-session.ts';
import type { OfflinePart, OfflineTitle } from '../offline-title.ts';
import { createOwnerKey, signOwner } from './offline-owner.ts';
import { recordsName } from './storage-names.ts';

interface Schema extends DBSchema {
  titles: { key: string; value: OfflineTitle };
  parts: {
    key: [title: string, index: number];
    value: OfflinePart;
    indexes: { file: [title: string, file: string] };
  };
  keys: { key: string; value: CryptoKey };
}

const keyName = 'owner';

export type OfflineRecords = ReturnType<typeof recordsIn>;

export async function openOfflineRecords(name = recordsName): Promise<OfflineRecords> {
  const database = await openDB<Schema>(name, 2, {
    upgrade(created, before) {
      created.createObjectStore('keys');
      if (before > 0) return;
      created.createObjectStore('titles', { keyPath: 'key' });
      const parts = created.createObjectStore('parts', { keyPath: ['title', 'index'] });
      parts.createIndex('file', ['title', 'file']);
    },
    // A newer release in another tab must not wait for this tab.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
  return recordsIn(database);
}

/** The records of the titles on this device. Lists read only the titles, however many parts there are. */
function recordsIn(database: IDBPDatabase<Schema>) {
  const partsIn = (title: string) => IDBKeyRange.bound([title], [title, []]);

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

  return {
    /** Returns the identifier of a viewer on this device. */
    ownerOf: async (mobile: string | undefined) =>
      mobile === undefined ? guestOwner : await signOwner(mobile, await ownerKey()),
    titles: async () =>
      (await database.getAll('titles')).sort((one, other) => one.order - other.order),
    title: (key: string) => database.get('titles', key),
    async add(title: OfflineTitle) {
      await database.put('titles', title);
    },
    /** Returns undefined if the title has been removed in the meantime. Then nothing is written. */
    async change(key: string, change: (title: OfflineTitle) => Partial<OfflineTitle>) {
      const { store, done } = database.transaction('titles', 'readwrite');
      const title = await store.get(key);
      const changed = title && { ...title, ...change(title) };
      if (changed) await store.put(changed);
      await done;
      return changed;
    },
    async remove(key: string) {
      const transaction = database.transaction(['titles', 'parts'], 'readwrite');
      await transaction.objectStore('titles').delete(key);
      await transaction.objectStore('parts').delete(partsIn(key));
      await transaction.done;
    },
    /** Replaces the parts of the title. */
    async setParts(title: string, parts: readonly OfflinePart[]) {
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
      { title: key, index }: Pick<OfflinePart, 'title' | 'index'>,
      change: Partial<Pick<OfflinePart, 'bytes' | 'fileBytes' | 'url'>>,
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
      const changed = { ...title, bytes };
      await Promise.all([titles.put(changed), parts.put(changedPart), transaction.done]);
      return changed;
    },
    close: () => database.close(),
  };
}
