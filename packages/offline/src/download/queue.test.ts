import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Records } from '../storage/records.ts';
import {
  type createConnection,
  openNewDevice,
  playbackOf,
  titleOf,
} from '../test-support/device.ts';
import type { TitleRecord } from '../title.ts';
import type { DownloadEnd } from './download-title.ts';
import { createQueue, type DownloadQueue } from './queue.ts';

let records: Records;
let queue: DownloadQueue;
let connection: ReturnType<typeof createConnection>;
let faults: unknown[];
/** The running fetches, each with a function that ends it. */
let running: Map<string, (end: DownloadEnd) => void>;

beforeEach(async () => {
  // The test database uses the other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  faults = [];
  running = new Map();
  const device = await openNewDevice({ onError: (error) => faults.push(error) });
  ({ records, connection } = device);
  queue = createQueue(
    device,
    ({ id }, signal) =>
      new Promise((resolve) => {
        const end = (how: DownloadEnd) => {
          running.delete(id);
          resolve(how);
        };
        running.set(id, end);
        signal.addEventListener('abort', () => end({ end: 'later', afterSeconds: null }));
      }),
  );
});
afterEach(async () => {
  await queue.close();
  vi.useRealTimers();
});

const keyOf = (id: string) => titleOf(playbackOf([], { id })).key;

async function add(...ids: string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await records.add([titleOf(playbackOf([], { id }), { order: index })]);
  }
  await queue.wake();
}

async function change(id: string, changes: Partial<TitleRecord>): Promise<void> {
  await records.change(keyOf(id), () => changes);
  await queue.wake();
}

async function end(id: string, how: DownloadEnd): Promise<void> {
  const run = queue.ended(keyOf(id));
  running.get(id)?.(how);
  await run;
  await queue.wake();
}

const ids = () => [...running.keys()];
const statusOf = async (id: string) => (await records.title(keyOf(id)))?.status;

it('two titles are fetched at a time, and the next when one of them has ended', async () => {
  await add('a', 'b', 'c', 'd');
  expect(ids()).toEqual(['a', 'b']);
  await end('a', { end: 'saved' });
  expect(await records.title(keyOf('a'))).toMatchObject({
    status: 'saved',
    savedAt: expect.any(Number),
  });
  expect(ids()).toEqual(['b', 'c']);
  await end('b', { end: 'failed', problem: 'gone' });
  expect(await records.title(keyOf('b'))).toMatchObject({ status: 'failed', problem: 'gone' });
  expect(ids()).toEqual(['c', 'd']);
});

it('a title that is moved to the front is fetched at once, in place of the last one', async () => {
  await add('a', 'b', 'c');
  await change('c', { order: -1 });
  await queue.ended(keyOf('b'));
  expect(ids().sort()).toEqual(['a', 'c']);
  await end('a', { end: 'saved' });
  expect(ids().sort()).toEqual(['b', 'c']);
});

it('a pause stops a title, which continues when the viewer wants', async () => {
  await add('a');
  await change('a', { status: 'paused' });
  await queue.ended(keyOf('a'));
  expect(ids()).toEqual([]);
  expect(await statusOf('a')).toBe('paused');
  await change('a', { status: 'waiting' });
  expect(ids()).toEqual(['a']);
});

it('nothing is fetched while there is a pause reason, and all continues by itself', async () => {
  await add('a');
  connection.change({ isOnline: false });
  await queue.wake();
  await queue.ended(keyOf('a'));
  expect(ids()).toEqual([]);
  connection.change({ isOnline: true });
  await queue.wake();
  expect(ids()).toEqual(['a']);
});

it('a lost connection is retried after growing delays, and another title continues in the meantime', async () => {
  await add('a', 'b', 'c');
  await end('a', { end: 'later', afterSeconds: null });
  expect(ids()).toEqual(['b', 'c']);
  await end('b', { end: 'saved' });
  const waitsFor = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    await queue.wake();
    expect(ids()).not.toContain('a');
    vi.advanceTimersByTime(1);
    await queue.wake();
    expect(ids()).toContain('a');
  };
  await waitsFor(2);
  await end('a', { end: 'later', afterSeconds: null });
  await waitsFor(4);
  await end('a', { end: 'later', afterSeconds: 30 });
  await waitsFor(30);
  for (let seconds = 60; seconds < 300; seconds += 60) {
    await end('a', { end: 'later', afterSeconds: null });
    await waitsFor(60);
  }
  await end('a', { end: 'later', afterSeconds: null });
  await queue.retryNow();
  expect(ids(), 'the connection is back').toContain('a');
});

it('a record that cannot be read or written stops nothing permanently', async () => {
  const full = new DOMException('', 'QuotaExceededError');
  await add('a', 'b');
  vi.spyOn(records, 'change').mockRejectedValueOnce(full);
  await end('a', { end: 'saved' });
  expect(ids(), 'it is not fetched again at once').toEqual(['b']);
  vi.advanceTimersByTime(2000);
  await queue.wake();
  expect(ids()).toEqual(['b', 'a']);
  vi.spyOn(records, 'titles').mockImplementationOnce(() => {
    throw full;
  });
  await queue.wake();
  await change('a', { status: 'paused' });
  await queue.ended(keyOf('a'));
  expect(ids()).toEqual(['b']);
  expect(faults).toEqual([full, full]);
});

it('a title that fails each time stops no other title, and gets the next free slot', async () => {
  await add('a', 'b', 'c', 'd');
  await end('a', { end: 'later', afterSeconds: null });
  vi.advanceTimersByTime(2000);
  await queue.wake();
  expect(ids()).toEqual(['b', 'c']);
  await end('b', { end: 'saved' });
  expect(ids()).toEqual(['c', 'a']);
});

it('a title that is removed while it is fetched does not come back', async () => {
  await add('a');
  await records.remove(keyOf('a'));
  await queue.wake();
  await queue.ended(keyOf('a'));
  expect(records.titles()).toEqual([]);
});

it('a refusal remains when the viewer tries again without a connection', async () => {
  await add('a');
  await end('a', { end: 'failed', problem: 'refused' });
  await change('a', { status: 'waiting', problem: null });
  expect((await records.title(keyOf('a')))?.check?.isRefused).toBe(true);
});

it('a title that waits after a failure is not described as running', async () => {
  await add('a');
  expect(queue.isDelayed(keyOf('a'))).toBe(false);
  await end('a', { end: 'later', afterSeconds: null });
  expect(queue.isDelayed(keyOf('a'))).toBe(true);
  await queue.retryNow();
  expect(queue.isDelayed(keyOf('a'))).toBe(false);
});
