import { beforeEach, expect, it, vi } from 'vitest';
import { openStorage } from './test-support/device.ts';
import {
  createDeviceWorld,
  type DeviceWorld,
  keyIn,
  stagesIn,
} from './test-support/device-world.ts';

let world: DeviceWorld;

beforeEach(() => {
  world = createDeviceWorld();
});

it('one of two tabs fetches, and both show the saved titles', async () => {
  const [first, second] = [await world.openTab(), await world.openTab()];
  await second.add(world.wanted());
  await vi.waitFor(() => expect(stagesIn(second)).toEqual(['ready']));
  await vi.waitFor(() => expect(stagesIn(first)).toEqual(['ready']));
  expect(world.segments()).toHaveLength(6);
});

it('a title that is removed in one tab is gone in all, with its files', async () => {
  const [first, second] = [await world.openWithSavedTitle(), await world.openTab()];
  const [title] = second.list();
  if (!title) throw new Error('There is one title.');
  const source = second.source(title);
  expect(await source.read(source.playback.sources[0]?.url ?? '')).not.toBeNull();
  await first.remove(title.key);
  await vi.waitFor(() => expect(second.list()).toEqual([]));
  expect(second.describe(title)).toBeUndefined();
  expect(await source.read(source.playback.sources[0]?.url ?? '')).toBeNull();
  expect(second.isEmpty()).toBe(true);
});

it('when the tab that fetches is closed, another one continues where it broke off', async () => {
  const server = world.stopAtSegments();
  const [first, second] = [await world.openTab(), await world.openTab()];
  await first.add(world.wanted());
  await server.isReached();
  const before = world.segments().length;
  server.finish();
  await first.close();
  await vi.waitFor(() => expect(stagesIn(second)).toEqual(['ready']));
  expect(world.segments().slice(before)).toContainEqual(
    expect.objectContaining({ range: 'bytes=9000-' }),
  );
  const sentTwice = Array.from(world.server.sent).filter(
    ([path, bytes]) => bytes > (world.server.files.get(path)?.size ?? 0),
  );
  expect(sentTwice).toEqual([]);
});

it('a closed tab neither sends a request nor calls a listener', async () => {
  world.isAnswering = false;
  const tab = await world.openTab();
  await tab.add(world.wanted());
  await tab.savePosition(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
  const listener = vi.fn();
  tab.subscribe(listener);
  await tab.close();
  listener.mockClear();
  world.isAnswering = true;
  world.connection.change({ isOnline: false });
  world.connection.change({ isOnline: true });
  await new Promise(setImmediate);
  expect(listener).not.toHaveBeenCalled();
  expect([world.positions, world.server.requests]).toEqual([[], []]);
});

it('a tab may be closed twice, and while its player still ends', async () => {
  const tab = await world.openTab();
  const end = tab.markPlaying('owner movie 1024');
  await Promise.all([tab.close(), tab.close()]);
  await end();
});

it('an answer that arrives after a tab was closed is no error', async () => {
  let answer = () => {};
  const onError = vi.fn();
  const server = {
    getPlayback: async () => world.playback,
    savePosition: () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  };
  const tab = await world.openTab({ server, onError, mayDownload: false });
  await tab.add(world.wanted());
  world.connection.change({ isOnline: false });
  await tab.savePosition(keyIn(tab), { seconds: 7, duration: 19, at: 0 });
  world.connection.change({ isOnline: true });
  await tab.close();
  answer();
  await new Promise(setImmediate);
  expect(onError).not.toHaveBeenCalled();
});

it('two storages of one site download at the same time', async () => {
  const [one, other] = [
    await world.openTab({ storage: await openStorage('one') }),
    await world.openTab({ storage: await openStorage('other') }),
  ];
  await one.add(world.wanted());
  await other.add(world.wanted('2'));
  await vi.waitFor(() => expect([stagesIn(one), stagesIn(other)]).toEqual([['ready'], ['ready']]));
});

it('a tab that must not download leaves that to another one', async () => {
  const child = await world.openTab({ mayDownload: false });
  await child.add(world.wanted());
  expect(world.server.requests).toEqual([]);
  const adult = await world.openTab();
  await vi.waitFor(() => expect(stagesIn(adult)).toEqual(['ready']));
  await vi.waitFor(() => expect(stagesIn(child)).toEqual(['ready']));
});
