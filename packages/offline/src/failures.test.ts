import { beforeEach, expect, it, vi } from 'vitest';
import type { ServerRefusal } from './playback.ts';
import type { DeviceFiles } from './storage/files.ts';
import { openStorage, playbackOf } from './test-support/device.ts';
import {
  createDeviceWorld,
  type DeviceWorld,
  keyIn,
  stagesIn,
} from './test-support/device-world.ts';
import { putStream } from './test-support/film-server.ts';

const hour = 60 * 60_000;
const segment = '/media/first/480/1.m4s';
let world: DeviceWorld;

beforeEach(() => {
  world = createDeviceWorld();
});

type Tab = Awaited<ReturnType<DeviceWorld['openTab']>>;

const stateIn = (tab: Tab) => tab.describe({ key: keyIn(tab) });
const isReady = (tab: Tab) =>
  vi.waitFor(() => expect(stateIn(tab)).toMatchObject({ stage: 'ready', reason: null }));
const hasFailed = (tab: Tab, reason: string) =>
  vi.waitFor(() =>
    expect(stateIn(tab)).toMatchObject({ stage: 'failed', reason, can: { retry: true } }),
  );

/** Reads the first file of the picture, as a player does. */
async function readVideo(tab: Tab): Promise<Blob | null> {
  const [title] = tab.list();
  if (!title) throw new Error('There is no title.');
  const { playback, read } = tab.source(title);
  const address = playback.sources[0]?.url ?? '';
  return await read(address.replace('master.m3u8', 'video-480-avc1-2'));
}

it.each(['refused', 'gone'] as const)(
  'a title that the server calls %s fails, and continues when the server allows it',
  async (refusal) => {
    let answer: ServerRefusal | undefined = refusal;
    const tab = await world.openTab({
      server: { getPlayback: async () => answer ?? world.playback },
    });
    await tab.add(world.wanted());
    await hasFailed(tab, refusal);
    expect(world.server.requests).toEqual([]);
    answer = undefined;
    await tab.resume(keyIn(tab));
    await isReady(tab);
  },
);

it('a file that is always refused makes its title fail, whatever the addresses are', async () => {
  world.server.onRequest(({ url }) =>
    url.endsWith(segment) ? new Response(null, { status: 403 }) : undefined,
  );
  const tab = await world.openTab();
  await tab.add(world.wanted());
  await hasFailed(tab, 'refused');
});

it('a missing file makes its title fail, and other titles continue', async () => {
  const tab = await world.openTab();
  world.server.files.delete(segment);
  await tab.add(world.wanted('1'));
  await hasFailed(tab, 'gone');
  world.playback = playbackOf(putStream(world.server, 'second'));
  await tab.add(world.wanted('2'));
  await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['failed', 'ready']));
});

it('a full device makes a title fail, which continues when there is room', async () => {
  let freeBytes = 100_000;
  const storage = await openStorage();
  const files: DeviceFiles = {
    ...storage.files,
    async append(folder, name, bytes) {
      freeBytes -= bytes.size;
      if (freeBytes < 0) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      await storage.files.append(folder, name, bytes);
    },
  };
  const tab = await world.openTab({ storage: { ...storage, files } });
  await tab.add(world.wanted());
  await hasFailed(tab, 'full');
  freeBytes = 10_000_000;
  await tab.resume(keyIn(tab));
  await isReady(tab);
});

it('a limit that is lowered meanwhile stops a title, which continues when the limit allows it', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  world.server.onRequest(({ url }, file) =>
    url.endsWith('.m4s') ? answered.then(() => new Response(file.stream())) : undefined,
  );
  const tab = await world.openTab();
  await tab.add(world.wanted());
  await vi.waitFor(() => expect(world.segments()).not.toEqual([]));
  world.limits.change({ bytes: 50_000 });
  answer();
  await hasFailed(tab, 'limit');
  expect(world.segments().length).toBeLessThan(6);
  world.limits.change({ bytes: null });
  await isReady(tab);
});

it('a server that has another version meanwhile makes a title start again', async () => {
  const server = world.stopAtSegments();
  const tab = await world.openTab();
  await tab.add(world.wanted());
  await server.isReached();
  await tab.pause();
  world.playback = playbackOf(putStream(world.server, 'second'), {
    offline: { until: null, version: 'second', files: [] },
  });
  world.server.put('/media/second/480/1.m4s', 50_000);
  server.finish();
  await tab.resume();
  await isReady(tab);
  const there = await world.server.files.get('/media/second/480/1.m4s')?.text();
  expect(await (await readVideo(tab))?.text()).toBe(there);
});

it('a title whose files the browser has deleted is fetched again once it is played', async () => {
  const tab = await world.openWithSavedTitle();
  const { files } = await openStorage();
  for (const folder of await files.folders()) await files.removeFolder(folder);
  expect(await readVideo(tab)).toBeNull();
  expect(stateIn(tab)).toMatchObject({ stage: 'ready', reason: 'damaged' });
  await isReady(tab);
  const there = await world.server.files.get(segment)?.text();
  expect(await (await readVideo(tab))?.text()).toBe(there);
});

it('a clock that is ahead ends a title only until the server has sent the time', async () => {
  const now = Date.now();
  const until = new Date(now + hour).toISOString();
  world.playback = { ...world.playback, offline: { until, version: 'first', files: [] } };
  const tab = await world.openWithSavedTitle();
  world.connection.change({ isOnline: false });
  vi.spyOn(Date, 'now').mockReturnValue(now + 2 * hour);
  await tab.savePosition(keyIn(tab), { seconds: 1, duration: 2, at: 0 });
  expect(stateIn(tab)).toMatchObject({ stage: 'ended', reason: 'expired' });
  await tab.close();
  const getTime = async () => now;
  const again = await world.openTab({
    server: { getPlayback: async () => world.playback, getTime },
  });
  world.connection.change({ isOnline: true });
  await isReady(again);
});

it('a clock that was set back stops a title until the server has sent the time', async () => {
  const now = Date.now();
  const until = new Date(now + hour).toISOString();
  world.playback = { ...world.playback, offline: { until, version: 'first', files: [] } };
  await (await world.openWithSavedTitle()).close();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3 * hour);
  let answer = () => {};
  const getTime = () =>
    new Promise<number>((resolve) => {
      answer = () => resolve(now);
    });
  const tab = await world.openTab({
    server: { getPlayback: async () => world.playback, getTime },
  });
  expect(stateIn(tab)).toMatchObject({ stage: 'ended', reason: 'clock' });
  const shown: unknown[] = [];
  tab.subscribe(() => shown.push(stateIn(tab)?.stage));
  answer();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('ready'));
});

it('a title that may no longer be watched ends, and plays again when it may', async () => {
  let isAllowed = false;
  const { content_type, id, offline } = world.playback;
  const server = {
    getPlayback: async () => world.playback,
    getTerms: async () => [
      { content_type, id, terms: isAllowed && offline !== undefined ? offline : null },
    ],
  };
  const first = await world.openWithSavedTitle();
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
  const tab = await world.openTab({ server });
  await vi.waitFor(() =>
    expect(stateIn(tab)).toMatchObject({ stage: 'ended', reason: 'refused', can: { play: false } }),
  );
  await vi.waitFor(() => expect(stagesIn(first)).toEqual(['ended']));
  isAllowed = true;
  time.mockReturnValue(Date.now() + hour);
  world.connection.change({ isOnline: true });
  await isReady(tab);
});
