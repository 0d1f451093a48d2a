import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStorage, playbackOf, stubDevice, titleOf } from '../test-support/device.ts';
import { openRecords, type Records, type RecordsChange } from './records.ts';

let isDatabase: (one: unknown) => boolean;
/** The records of one tab, and of another tab. */
let here: Records;
let there: Records;

async function openTab() {
  const { records } = await openStorage();
  onTestFinished(() => records.close());
  return records;
}

beforeEach(async () => {
  ({ isDatabase } = stubDevice());
  here = await openTab();
  there = await openTab();
});

const title = (id: string, order = 1) => titleOf(playbackOf([], { id }), { order });
const { key } = title('1');
const part = (index: number) => ({
  title: key,
  index,
  file: `video-${index}`,
  url: '/video',
  isExtra: false,
  range: null,
  fileBytes: null,
  bytes: null,
});

function listenTo(records: Records) {
  const changes: RecordsChange[] = [];
  records.subscribe((change) => changes.push(change));
  return changes;
}

describe('another tab learns', () => {
  const idsThere = () => there.titles().map(({ id }) => id);

  it('of new, changed and removed titles', async () => {
    const changes = listenTo(there);
    await here.add([title('1', 2), title('2', 1)]);
    await vi.waitFor(() => expect(idsThere()).toEqual(['2', '1']));
    await here.change(key, () => ({ order: 0 }));
    await vi.waitFor(() => expect(idsThere()).toEqual(['1', '2']));
    await here.remove(key);
    await vi.waitFor(() => expect(idsThere()).toEqual(['2']));
    expect(changes).toEqual([
      { keys: [key, title('2').key], isProgress: false },
      { keys: [key], isProgress: false },
      { keys: [key], isProgress: false },
    ]);
  });

  it('of the bytes of a title, by reading that title only', async () => {
    await here.add(Array.from({ length: 500 }, (_, id) => title(String(id), id)));
    await here.setParts(key, [part(0), part(1)]);
    await vi.waitFor(() => expect(there.titles()).toHaveLength(500));
    const before = there.titles();
    const [changes, changesThere] = [listenTo(here), listenTo(there)];
    await here.changePart(part(0), { bytes: 7 });
    const reads = (['get', 'getAll', 'getAllKeys', 'openCursor'] as const).map((name) =>
      vi.spyOn(IDBObjectStore.prototype, name),
    );
    await vi.waitFor(() => expect(there.known(key)?.bytes).toBe(7), { timeout: 10_000 });
    const ours = reads.flatMap(({ mock }) =>
      mock.contexts.filter(
        (store) => store instanceof IDBObjectStore && isDatabase(store.transaction.db),
      ),
    );
    vi.restoreAllMocks();
    expect(ours).toHaveLength(1);
    const step = { keys: [key], isProgress: true };
    expect([changes, changesThere]).toEqual([[step], [step]]);
    const after = there.titles();
    expect(after).not.toBe(before);
    expect(after.filter((one, at) => one !== before[at]).map((one) => one.key)).toEqual([key]);
    const different = Object.entries(before[1] ?? {}).filter(
      ([name, value]) => new Map(Object.entries(after[1] ?? {})).get(name) !== value,
    );
    expect(different).toEqual([['bytes', 0]]);
  });
});

it('parts that arrive within half a second are announced once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await here.add([title('1'), title('2')]);
    await here.setParts(key, [part(0), part(1)]);
    const changes = listenTo(here);
    for (const index of [0, 1]) await here.changePart(part(index), { bytes: 7 });
    here.reportProgress(title('2').key);
    expect(changes).toEqual([]);
    expect(here.known(key)?.bytes, 'this tab knows them at once').toBe(14);
    vi.advanceTimersByTime(500);
    expect(changes).toEqual([{ keys: [key, title('2').key], isProgress: true }]);
    vi.advanceTimersByTime(5000);
    expect(changes).toHaveLength(1);
    here.reportProgress(key);
    vi.advanceTimersByTime(500);
    expect(changes.at(-1), 'only the new progress').toEqual({ keys: [key], isProgress: true });
  } finally {
    vi.useRealTimers();
  }
});

it('the list is the same until something changes', async () => {
  await here.add([title('1'), title('2')]);
  const before = here.titles();
  expect(here.titles()).toBe(before);
  await here.change(key, () => ({}));
  expect(here.titles()).toBe(before);
  await here.change(key, () => ({ bytes: 5 }));
  expect(here.titles()).not.toBe(before);
});

it('a title that exists already stays as it is', async () => {
  await here.add([{ ...title('1'), bytes: 5 }]);
  const changes = listenTo(here);
  await here.add([title('1')]);
  expect(here.known(key)?.bytes).toBe(5);
  expect(changes).toEqual([]);
});

it('nothing is written to a title that another tab has removed', async () => {
  await here.add([title('1')]);
  await here.setParts(key, [part(0)]);
  await vi.waitFor(() => expect(there.known(key)).toBeDefined());
  await here.remove(key);
  expect(await there.change(key, () => ({ bytes: 5 }))).toBeUndefined();
  expect(await there.changePart(part(0), { bytes: 5 })).toBeUndefined();
  expect(there.titles()).toEqual([]);
  expect([await here.title(key), await here.parts(key)]).toEqual([undefined, []]);
});

it('a part that is fetched again counts once', async () => {
  await here.add([title('1')]);
  await here.setParts(key, [part(0), part(1)]);
  for (const bytes of [7, null, 9]) await here.changePart(part(0), { bytes });
  expect((await here.changePart(part(1), { bytes: 1 }))?.bytes).toBe(10);
});

it('closed records call no listener', async () => {
  await here.add([title('1')]);
  await vi.waitFor(() => expect(there.known(key)).toBeDefined());
  const changes = listenTo(there);
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  there.close();
  expect(close).toHaveBeenCalledTimes(1);
  const onMessage = listenTo(await openTab());
  await here.change(key, () => ({ bytes: 5 }));
  await vi.waitFor(() => expect(onMessage).toHaveLength(1));
  expect(changes).toEqual([]);
});

it('records that cannot be read leave nothing open', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  const closes = [BroadcastChannel, IDBDatabase].map((one) => vi.spyOn(one.prototype, 'close'));
  await expect(openRecords('offline')).rejects.toThrow(DOMException);
  for (const close of closes) expect(close).toHaveBeenCalledTimes(1);
});

it('a newer release in another tab does not wait for this one', async () => {
  const newer = await openDB('offline', 4);
  newer.close();
});
