import { expect, it, vi } from 'vitest';
import { createOfflineDevice } from '../device.ts';
import {
  createConnection,
  openNewDevice,
  openStorage,
  playbackOf,
  titleOf,
} from '../test-support/device.ts';
import { downloadTitle } from './download-title.ts';

const titleBytes = 850_000_000;

/** Returns what is read when a device of twelve titles is opened and its list is shown after a change. */
async function readsOf(partsOfEach: number) {
  const { records, isDatabase } = await openNewDevice();
  for (let n = 0; n < 12; n += 1) {
    const title = titleOf(playbackOf([], { id: String(n) }), {
      key: `owner ${n}`,
      status: 'saved',
      isPlanned: true,
      savedAt: Date.now(),
      addedAt: Date.now(),
      bytes: titleBytes,
    });
    await records.add([title]);
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
  vi.stubGlobal('location', { href: 'https://parde.test' });
  const device = createOfflineDevice({
    storage: await openStorage(),
    owner: 'owner',
    connection: createConnection(),
    server: { getPlayback: async () => 'gone' },
    onError: (error) => {
      throw error;
    },
  });
  await device.savePosition('owner 3', { seconds: 7, duration: 19, at: 0 });
  const titles = device.list();
  const described = titles.map((title) => device.describe(title)?.bytes ?? 0);
  await device.close();
  return {
    count: titles.length,
    bytes: described.reduce((sum, bytes) => sum + bytes, 0),
    /** The stores of each transaction. */
    opened: transaction.mock.contexts.flatMap((db, call) =>
      isDatabase(db) ? [transaction.mock.calls[call]?.[0]] : [],
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
  const playback = playbackOf([]);
  const device = await openNewDevice({
    fetch: async () => new Response('part'),
    server: { getPlayback: async () => playback },
  });
  const { records, isDatabase } = device;
  const title = titleOf(playback, { isPlanned: true });
  await records.add([title]);
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
  const end = await downloadTitle(device, title, new AbortController().signal);
  expect(end).toEqual({ end: 'saved' });
  const isOurs = (store: unknown) =>
    store instanceof IDBObjectStore && isDatabase(store.transaction.db);
  const cost = {
    transactions: transaction.mock.contexts.filter(isDatabase).length,
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
