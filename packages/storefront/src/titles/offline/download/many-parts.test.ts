import { createApiClient } from '@parde/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestOwner } from '../../../app/session/clear-session.ts';
import { openOfflineLibrary } from '../offline-library.ts';
import { openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import { createStorage } from '../test-support/storage.ts';
import { saveTitle } from './save-title.ts';

const titleBytes = 850_000_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  const request = (_name: string, run: () => Promise<unknown>) => run();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns what is read when a library of twelve titles is opened and its list is shown after a change. */
async function readsOf(partsOfEach: number) {
  const { records, connections } = await openNewDevice();
  for (let n = 0; n < 12; n += 1) {
    const title = titleOf(playbackOf([], { id: String(n) }), {
      key: `${guestOwner} ${n}`,
      owner: guestOwner,
      status: 'kept',
      isPlanned: true,
      keptAt: Date.now(),
      addedAt: Date.now(),
      bytes: titleBytes,
    });
    await records.add(title);
    const bytes = titleBytes / partsOfEach;
    const part = { isExtra: false, range: null, fileBytes: bytes, bytes, title: title.key };
    await records.setParts(
      title.key,
      Array.from({ length: partsOfEach }, (_, index) => {
        const file = `video-${index}`;
        return { ...part, index, file, url: `/media/${file}` };
      }),
    );
  }
  records.close();

  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const library = await openOfflineLibrary({
    fetchMobile: async () => undefined,
    mayFetch: true,
    locale: 'fa',
    hasPlayback: true,
    api: createApiClient({ baseUrl: 'https://api.example/api/v1' }),
    base: 'https://parde.test',
    canPlay: () => true,
    canPlayFile: () => true,
    onFault: (error) => {
      throw error;
    },
  });
  await library?.savePosition(`${guestOwner} 3`, { seconds: 7, duration: 19, at: 0 });
  const titles = library?.titles() ?? [];
  return {
    count: titles.length,
    bytes: titles.reduce((sum, { bytes }) => sum + bytes, 0),
    /** The stores of each transaction. */
    opened: transaction.mock.contexts.flatMap((db, call) =>
      connections.has(db) ? [transaction.mock.calls[call]?.[0]] : [],
    ),
  };
}

it('ten gigabytes in thousands of parts are opened and listed by reading only the titles', async () => {
  const { count, bytes, opened } = await readsOf(425);
  expect(count).toBe(12);
  expect(bytes).toBeGreaterThan(10_000_000_000);
  // No part is read, however many there are.
  expect(new Set(opened)).toEqual(new Set(['titles']));
  expect(opened.length).toBeLessThan(20);
});

/** Returns the reads and writes of the records while a title is saved, by store. */
async function countRecordAccesses(count: number) {
  const { records, files, connections } = await openNewDevice();
  const playback = playbackOf([]);
  const title = titleOf(playback, { isPlanned: true });
  await records.add(title);
  const part = { title: title.key, isExtra: false, range: null, fileBytes: null, bytes: null };
  await records.setParts(
    title.key,
    Array.from({ length: count }, (_, index) => {
      const file = `video-${index}`;
      return { ...part, index, file, url: `https://media.example/${file}` };
    }),
  );
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const end = await saveTitle(title, {
    records,
    files,
    fetch: async () => new Response('part'),
    base: 'https://parde.test',
    canPlay: () => true,
    canPlayFile: () => true,
    fetchPlayback: async () => playback,
    reserveSpace: async () => null,
    onBytes: () => {},
    signal: new AbortController().signal,
  });
  expect(end).toEqual({ end: 'kept' });
  const isOurs = (store: unknown) =>
    store instanceof IDBObjectStore && connections.has(store.transaction.db);
  const cost = {
    transactions: transaction.mock.contexts.filter((db) => connections.has(db)).length,
    puts: put.mock.contexts.filter(isOurs).length,
    getAlls: getAll.mock.contexts.filter(isOurs).length,
  };
  records.close();
  vi.restoreAllMocks();
  return cost;
}

it('each saved part costs the same, however many parts there are', async () => {
  const [few, many] = [await countRecordAccesses(10), await countRecordAccesses(210)];
  // One transaction for each part, which writes the part and the sum of its title.
  expect(many.transactions - few.transactions).toBe(200);
  expect(many.puts - few.puts).toBe(400);
  expect(many.getAlls, 'the parts are read once').toBe(few.getAlls);
});
