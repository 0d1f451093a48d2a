import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStorage, playbackOf, titleOf } from './test-support/device.ts';
import {
  createDeviceWorld,
  type DeviceWorld,
  keyIn,
  stagesIn,
} from './test-support/device-world.ts';
import { putStream } from './test-support/film-server.ts';

const gibibyte = 2 ** 30;
let world: DeviceWorld;

beforeEach(() => {
  world = createDeviceWorld();
});

describe('the list', () => {
  it('has only the titles of one viewer, and the bytes of all viewers', async () => {
    const first = await world.openTab({ owner: 'first' });
    await first.add(world.wanted());
    await vi.waitFor(() => expect(stagesIn(first)).toEqual(['ready']));
    const second = await world.openTab({ owner: 'second' });
    expect(second.list()).toEqual([]);
    expect(second.listOf(['first', 'second'])).toHaveLength(1);
    expect(second.isEmpty()).toBe(false);
    expect(second.bytes()).toBe(first.describe({ key: keyIn(first) })?.bytes);
    expect(second.bytes()).toBeGreaterThan(200_000);
  });

  it('gets new titles at its end, each once and in their order', async () => {
    world.connection.change({ isOnline: false });
    const tab = await world.openTab();
    await tab.add(world.wanted('2'), world.wanted('9'));
    await tab.add(...['1', '2', '3'].map(world.wanted));
    expect(tab.list().map(({ id }) => id)).toEqual(['2', '9', '1', '3']);
  });

  it('is the same until something of the viewer changes', async () => {
    world.connection.change({ isOnline: false });
    const [first, second] = [
      await world.openTab({ owner: 'first' }),
      await world.openTab({ owner: 'second' }),
    ];
    await first.add(world.wanted());
    const before = first.list();
    await second.add(world.wanted());
    await vi.waitFor(() => expect(first.listOf(['second'])).toHaveLength(1));
    expect(first.list()).toBe(before);
    await first.add(world.wanted('2'));
    expect(first.list()).not.toBe(before);
  });

  it('of 500 titles stays the same while one makes progress, with all other descriptions', async () => {
    const { records } = await openStorage();
    onTestFinished(() => records.close());
    const titles = Array.from({ length: 500 }, (_, id) =>
      titleOf(playbackOf([], { id: String(id) }), { order: id }),
    );
    await records.add(titles);
    const { key = '' } = titles[7] ?? {};
    const part = { title: key, index: 0, file: 'video', url: '/video', range: null };
    await records.setParts(key, [{ ...part, isExtra: false, fileBytes: null, bytes: null }]);
    const tab = await world.openTab({ owner: 'owner', mayDownload: false });
    const describeAll = () => tab.list().map((title) => tab.describe(title));
    const [list, before] = [tab.list(), describeAll()];
    await records.changePart(part, { bytes: 7 });
    await vi.waitFor(() => expect(tab.describe({ key })?.bytes).toBe(7), { timeout: 10_000 });
    expect(tab.list()).toBe(list);
    const changed = describeAll().flatMap((one, at) => (one === before[at] ? [] : [at]));
    expect(changed).toEqual([7]);
    await records.change(key, () => ({ status: 'paused' }));
    await vi.waitFor(() => expect(tab.list()).not.toBe(list));
  });

  it('follows the order that the viewer chooses', async () => {
    world.connection.change({ isOnline: false });
    const tab = await world.openTab();
    await tab.add(...['1', '2', '3'].map(world.wanted));
    const move = async (id: string, to: 'first' | 'earlier' | 'later') => {
      await tab.reorder(tab.list().find((title) => title.id === id)?.key ?? '', to);
      return tab.list().map((title) => title.id);
    };
    expect(await move('3', 'first')).toEqual(['3', '1', '2']);
    expect(await move('3', 'later')).toEqual(['1', '3', '2']);
    expect(await move('2', 'earlier')).toEqual(['1', '2', '3']);
  });
});

describe('pausing', () => {
  it('a paused title stops at once, and continues where it broke off', async () => {
    const server = world.stopAtSegments();
    const tab = await world.openTab();
    await tab.add(world.wanted());
    await server.isReached();
    await tab.pause(keyIn(tab));
    expect(stagesIn(tab)).toEqual(['paused']);
    server.finish();
    await tab.resume(keyIn(tab));
    await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready']));
    expect(world.segments()).toContainEqual(expect.objectContaining({ range: 'bytes=9000-' }));
  });

  it('without a key, all titles that are not complete are paused, and all paused ones resumed', async () => {
    const tab = await world.openWithSavedTitle();
    await tab.add(...['1', '2', '3'].map(world.wanted));
    await tab.pause();
    expect(stagesIn(tab)).toEqual(['ready', 'paused', 'paused', 'paused']);
    await tab.resume();
    await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready', 'ready', 'ready', 'ready']));
  });

  it('a failed title is retried only by its own key', async () => {
    const { files } = world.server;
    const segment = '/media/first/480/1.m4s';
    const content = files.get(segment) ?? new Blob();
    files.delete(segment);
    const tab = await world.openTab();
    await tab.add(world.wanted());
    await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['failed']));
    files.set(segment, content);
    await tab.resume();
    expect(stagesIn(tab)).toEqual(['failed']);
    await tab.resume(keyIn(tab));
    await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready']));
  });
});

it('without a connection nothing is fetched, and all continues when the connection is back', async () => {
  world.connection.change({ isOnline: false });
  const tab = await world.openTab();
  await tab.add(world.wanted());
  expect(tab.describe({ key: keyIn(tab) })).toMatchObject({
    stage: 'waiting',
    reason: 'connection',
  });
  expect(world.server.requests).toEqual([]);
  world.connection.change({ isOnline: true });
  await vi.waitFor(() => expect(stagesIn(tab)).toEqual(['ready']));
});

it('a title of an older version still plays, until the viewer fetches the new version', async () => {
  const getTerms = vi.fn(async () => [
    { content_type: 'movie', id: '1024', terms: { until: null, version: 'second', files: [] } },
  ]);
  const first = await world.openWithSavedTitle();
  // The terms are due to be fetched again.
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  const server = { getPlayback: async () => world.playback, getTerms };
  const tab = await world.openTab({ server });
  const title = { key: keyIn(tab) };
  await vi.waitFor(() => expect(tab.describe(title)?.reason).toBe('outdated'));
  time.mockRestore();
  expect(tab.describe(title)).toMatchObject({ stage: 'ready', can: { play: true, renew: true } });
  world.playback = playbackOf(putStream(world.server, 'second'), {
    offline: { until: null, version: 'second', files: [] },
  });
  await tab.renew(title.key);
  expect(tab.describe(title)?.stage).not.toBe('ready');
  await vi.waitFor(() =>
    expect(first.describe(title)).toMatchObject({
      stage: 'ready',
      reason: null,
      can: { renew: false },
    }),
  );
  expect(first.list()[0]?.playback.offline?.version).toBe('second');
});

it('a title beyond the limit is saved automatically once there is room, whichever tab makes room', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 100 * gibibyte });
  const files = [{ height: 480, size_bytes: gibibyte }];
  world.playback = { ...world.playback, offline: { until: null, version: '1', files } };
  world.limits.change({ bytes: gibibyte });
  const [first, second] = [await world.openTab(), await world.openTab()];
  await second.add(world.wanted('1'));
  await vi.waitFor(() => expect(stagesIn(second)).toEqual(['ready']));
  await second.add(world.wanted('2'));
  const isRefused = () =>
    expect(second.describe(second.list()[1] ?? { key: '' })).toMatchObject({
      stage: 'failed',
      reason: 'limit',
    });
  await vi.waitFor(isRefused);
  await second.remove(keyIn(second));
  await vi.waitFor(() => expect(stagesIn(first)).toEqual(['ready']));

  await second.add(world.wanted('3'));
  await vi.waitFor(isRefused);
  world.limits.change({ bytes: 2 * gibibyte });
  await vi.waitFor(() => expect(stagesIn(first)).toEqual(['ready', 'ready']));
});

it('a title is removed automatically only if no tab plays it', async () => {
  const [first, second] = [
    await world.openTab({ mayDownload: false }),
    await world.openTab({ mayDownload: false }),
  ];
  await second.add(world.wanted());
  await vi.waitFor(() => expect(first.list()).toHaveLength(1));
  const key = keyIn(first);
  const prepare = vi.fn(() => true);
  const end = second.markPlaying(key);
  await first.removeUnlessPlaying(key, prepare);
  expect(prepare).not.toHaveBeenCalled();
  // The tab that removes titles learns when nothing plays any more.
  const onChange = vi.fn();
  first.subscribe(onChange);
  await end();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  await first.removeUnlessPlaying(key, () => false);
  expect(first.list()).toHaveLength(1);
  await first.removeUnlessPlaying(key, prepare);
  await vi.waitFor(() => expect([first.list(), second.list()]).toEqual([[], []]));
});

it('the browser continues in the background only if nothing must be observed meanwhile', async () => {
  const tab = await world.openTab();
  expect(tab.continuesInBackground()).toBe(false);
  vi.stubGlobal('BackgroundFetchManager', class {});
  expect(tab.continuesInBackground()).toBe(false);
  const serviceWorker = { controller: {}, getRegistration: async () => undefined };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  expect(tab.continuesInBackground()).toBe(true);
  world.limits.change({ onlyWifi: true });
  expect(tab.continuesInBackground()).toBe(false);
});
