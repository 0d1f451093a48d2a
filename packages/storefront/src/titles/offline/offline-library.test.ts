import type { Playback } from '@parde/api-client';
import { gigabyte, storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeOfflineSettings, changeSmartSettings } from './device/offline-settings.ts';
import { markPlaying } from './device/playing.ts';
import { createLibraryWorld, type LibraryWorld } from './test-support/library-world.ts';
import { keyIn, statusIn } from './test-support/stub-device.ts';

const mobile = '09120000001';
const choice = { height: 480, sound: null, subtitles: ['fa'] };
let world: LibraryWorld;

beforeEach(async () => {
  world = await createLibraryWorld();
});
afterEach(() => {
  changeOfflineSettings({ limit: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('one of two tabs fetches, and both show the saved titles', async () => {
  const [first, second] = [await world.openTab(mobile), await world.openTab(mobile)];
  await second.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(second)).toEqual(['kept']));
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));
  const segments = world.server.requests.filter(({ path }) => path.endsWith('.m4s'));
  expect(segments).toHaveLength(6);

  const [title] = second.titles();
  const address = title?.playback.sources[0]?.url ?? '';
  const files = second.localFiles(title ?? { key: '', folder: '' });
  expect(await files.read(address)).not.toBeNull();
  await first.remove(keyIn(first));
  await vi.waitFor(() => expect(statusIn(second)).toEqual([]));
  expect(await files.read(address), 'no file of it is left').toBeNull();
});

it('a library that cannot be opened leaves nothing that fetches or listens beside the next attempt', async () => {
  const { getAll } = IDBObjectStore.prototype;
  let reads = 0;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
    const isOwn = world.connections.has(this.transaction.db);
    if (isOwn) reads += 1;
    if (isOwn && reads === 2) throw new DOMException('', 'UnknownError');
    return getAll.call(this);
  });
  const request = vi.spyOn(navigator.locks, 'request');
  await expect(world.openTab(mobile)).rejects.toThrow(DOMException);
  expect(request).not.toHaveBeenCalled();

  const [speaker, listener] = [new BroadcastChannel('offline'), new BroadcastChannel('offline')];
  const onMessage = vi.fn();
  listener.onmessage = onMessage;
  for (const times of [1, 2]) {
    speaker.postMessage('changed');
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(times));
  }
  expect(reads, 'it reads nothing again').toBe(2);
  speaker.close();
  listener.close();
});

it('a child’s tab fetches nothing, because the server would refuse a grown-up’s titles there', async () => {
  const child = await world.openTab(mobile, { mayFetch: false });
  await child.save(world.playback, choice);
  expect(statusIn(child)).toEqual(['waiting']);
  expect(world.server.requests).toEqual([]);
  const grownUp = await world.openTab(mobile);
  await vi.waitFor(() => expect(statusIn(grownUp)).toEqual(['kept']));
});

it('a position that could not be sent is sent later, with its original time', async () => {
  const tab = await world.openTab(mobile);
  await tab.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(tab)).toEqual(['kept']));
  world.isServerThere = false;
  await tab.savePosition(keyIn(tab), { seconds: 7.9, duration: 19.2, at: Date.UTC(2026, 10, 20) });
  expect(tab.titles()[0]).toMatchObject({ place: { seconds: 7.9 }, isPlaceSent: false });
  world.isServerThere = true;
  await tab.sendPositions();
  expect(world.positions).toEqual([
    {
      content_type: 'movie',
      id: '1024',
      position_seconds: 7,
      duration_seconds: 19,
      watched_at: '2026-11-20T00:00:00.000Z',
    },
  ]);
  expect(tab.titles()[0]?.isPlaceSent).toBe(true);
  await tab.sendPositions();
  expect(world.positions, 'it is told once').toHaveLength(1);
});

it.each([
  [404, true],
  [503, false],
])(
  'a position that was answered with %i is sent again only if this may succeed',
  async (status, isSettled) => {
    const tab = await world.openTab(mobile);
    await tab.save(world.playback, choice);
    world.positionStatus = status;
    await tab.savePosition(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
    expect(tab.titles()[0]?.isPlaceSent).toBe(isSettled);
  },
);

it('a guest’s position stays on the device', async () => {
  const tab = await world.openTab();
  await tab.save(world.playback, choice);
  await tab.savePosition(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
  expect(world.positions).toEqual([]);
});

it('a title beyond the limit is saved automatically once there is room, whichever tab makes room', async () => {
  const files = [{ height: 480, size_bytes: gigabyte }];
  const large = (id: string): Playback => ({
    ...world.playback,
    id,
    offline: { until: null, version: '1', age_rating: null, files },
  });
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 100 * gigabyte });
  changeOfflineSettings({ limit: 1 });
  const [first, second] = [await world.openTab(mobile), await world.openTab(mobile)];
  world.playback = large('1');
  await second.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(second)).toEqual(['kept']));
  world.playback = large('2');
  await second.save(world.playback, choice);
  await vi.waitFor(() => expect(second.titles()[1]).toMatchObject({ problem: 'limit' }));
  await second.remove(keyIn(second));
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));

  world.playback = large('3');
  await second.save(world.playback, choice);
  await vi.waitFor(() => expect(first.titles()[1]).toMatchObject({ problem: 'limit' }));
  changeOfflineSettings({ limit: 2 });
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept', 'kept']));
});

it('a watched title is removed by the tab that fetches, once no tab plays it', async () => {
  changeSmartSettings({ removesSince: 0 });
  const [first, second] = [await world.openTab(mobile), await world.openTab(mobile)];
  await second.save(world.playback, choice);
  await vi.waitFor(() => expect(statusIn(first)).toEqual(['kept']));
  const end = markPlaying(keyIn(second));
  await second.savePosition(keyIn(second), { seconds: 19.1, duration: 19.2, at: Date.now() });
  await vi.waitFor(() => expect(first.titles()[0]?.isPlaceSent).toBe(true));
  // Long enough for a check to have ended.
  for (let turn = 0; turn < 5; turn += 1) await first.recheck();
  expect(statusIn(first)).toEqual(['kept']);
  await end();
  await second.recheck();
  await vi.waitFor(() => expect([statusIn(first), statusIn(second)]).toEqual([[], []]));
  const owner = () => localStorage.getItem(storageKeys.offlineOwner);
  await vi.waitFor(() => expect(owner(), 'nothing is kept any more').toBeNull());
  changeSmartSettings({ newEpisodes: { since: 0, height: 480 } });
  await second.recheck();
  expect(owner(), 'something is going to be').not.toBeNull();
});
