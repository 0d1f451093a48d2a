import { expect, it, onTestFinished, vi } from 'vitest';
import type { DeviceParts } from '../device-parts.ts';
import { stubCaches } from '../test-support/background-browser.ts';
import { openNewDevice, openStorage, playbackOf, titleOf } from '../test-support/device.ts';
import { fetchedCache } from '../worker.ts';
import { type Background, createBackground } from './background-fetch.ts';
import { startDownloads } from './queue.ts';

/** Starts the downloads of one tab. `save` replaces the fetching of a title. */
function start(device: DeviceParts, save?: Background['save']) {
  const background = createBackground(device);
  const downloads = startDownloads(device, { ...background, ...(save && { save }) });
  onTestFinished(() => downloads.close());
  return downloads;
}

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve));

it('a title that another tab removes leaves no partly written file', async () => {
  const device = await openNewDevice();
  const { records, files } = device;
  const title = titleOf(playbackOf([]));
  await records.add([title]);
  const { queue } = start(device, async (_title, signal) => {
    await aborted(signal);
    await files.append(title.folder, 'video', new Blob(['the last part']));
    return { end: 'later', afterSeconds: null };
  });
  await vi.waitFor(() => expect(queue()).toBeDefined());
  await queue()?.wake();
  await records.remove(title.key);
  await queue()?.wake();
  await queue()?.ended(title.key);
  expect(await files.folders()).toEqual([]);
});

it('a tab whose device fails at the start continues to fetch, and no other tab fetches as well', async () => {
  const errors: unknown[] = [];
  const error = new DOMException('', 'NoModificationAllowedError');
  const device = await openNewDevice({ onError: (one) => errors.push(one) });
  await device.records.add([titleOf(playbackOf([]))]);
  const files = { ...device.files, folders: () => Promise.reject(error) };
  const fetched: string[] = [];
  const open = (tab: string) =>
    start({ ...device, files }, async (_title, signal) => {
      fetched.push(tab);
      await aborted(signal);
      return { end: 'later', afterSeconds: null };
    });
  const [first, second] = [open('first'), open('second')];
  await vi.waitFor(() => expect(fetched).toEqual(['first']));
  await new Promise(setImmediate);
  expect(first.queue()).toBeDefined();
  expect(second.queue()).toBeUndefined();
  expect(errors).toEqual([error]);
});

it('a tab continues to fetch if the device refuses to delete a title that another tab has removed', async () => {
  const errors: unknown[] = [];
  const error = new DOMException('', 'NoModificationAllowedError');
  const device = await openNewDevice({ onError: (one) => errors.push(one) });
  const { records } = device;
  const [gone, next] = ['1', '2'].map((id) => titleOf(playbackOf([], { id })));
  if (!gone || !next) throw new Error('There are two.');
  await records.add([gone]);
  const files = { ...device.files, removeFolder: () => Promise.reject(error) };
  const { queue } = start({ ...device, files }, async (title, signal) => {
    if (title.key === next.key) return { end: 'saved' };
    await aborted(signal);
    return { end: 'later', afterSeconds: null };
  });
  await vi.waitFor(() => expect(queue()).toBeDefined());
  await queue()?.wake();
  await records.remove(gone.key);
  await records.add([next]);
  await vi.waitFor(() => expect(records.known(next.key)?.status).toBe('saved'));
  await vi.waitFor(() => expect(errors).toEqual([error]));
});

it('a folder that belongs to no title is deleted', async () => {
  const device = await openNewDevice();
  const { records, files } = device;
  const title = titleOf(playbackOf([]), { status: 'paused' });
  await records.add([title]);
  for (const folder of [title.folder, 'lost']) await files.append(folder, 'video', new Blob(['1']));
  start(device);
  await vi.waitFor(async () => expect(await files.folders()).toEqual([title.folder]));
});

it('a folder of a title that another tab has added just now stays', async () => {
  const silent = class {
    postMessage() {}
    close() {}
  };
  const device = await openNewDevice();
  // The message of the other tab has not arrived yet.
  vi.stubGlobal('BroadcastChannel', silent);
  const other = await openStorage();
  const title = titleOf(playbackOf([]), { owner: 'other' });
  await other.records.add([title]);
  await other.files.append(title.folder, 'master.m3u8', new Blob(['#EXTM3U']));
  await device.files.append('lost', 'video', new Blob(['1']));
  start(device);
  await vi.waitFor(async () => expect(await device.files.folders()).toEqual([title.folder]));
  other.records.close();
});

it('pieces that the browser fetched while no page was open complete a title, without a connection', async () => {
  const device = await openNewDevice();
  await stubCaches();
  device.connection.change({ isOnline: false });
  const title = titleOf(playbackOf([]), { isPlanned: true });
  await device.records.add([title]);
  const part = { title: title.key, index: 0, file: 'film.mp4', url: '/film.mp4', isExtra: false };
  await device.records.setParts(title.key, [
    { ...part, range: null, fileBytes: null, bytes: null },
  ]);
  const cache = await caches.open(fetchedCache);
  await cache.put(`https://offline.invalid/${title.folder}/0/0/0`, new Response('film'));
  start(device);
  await vi.waitFor(() => expect(device.records.known(title.key)?.status).toBe('saved'));
});

it('if a tab ends, it stops its downloads, and another tab continues', async () => {
  const device = await openNewDevice();
  await device.records.add([titleOf(playbackOf([]))]);
  const events: string[] = [];
  const open = (tab: string) =>
    start(device, async (_title, signal) => {
      events.push(`${tab} begins`);
      await aborted(signal);
      // Writing the last bytes takes a while.
      await new Promise(setImmediate);
      events.push(`${tab} has ended`);
      return { end: 'later', afterSeconds: null };
    });
  const [first, second] = [open('first'), open('second')];
  await vi.waitFor(() => expect(events).toEqual(['first begins']));
  await first.close();
  await vi.waitFor(() => expect(events.at(-1)).toBe('second begins'));
  expect(events).toEqual(['first begins', 'first has ended', 'second begins']);
  expect(second.queue()).toBeDefined();
});

it('a tab that ends while it waits takes nothing over', async () => {
  const device = await openNewDevice();
  const [first, second] = [start(device), start(device)];
  await vi.waitFor(() => expect(first.queue()).toBeDefined());
  await second.close();
  await first.close();
  await new Promise(setImmediate);
  expect(second.queue()).toBeUndefined();
});
