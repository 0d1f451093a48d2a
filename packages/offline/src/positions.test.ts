import { beforeEach, expect, it, vi } from 'vitest';
import { createDeviceWorld, type DeviceWorld, keyIn } from './test-support/device-world.ts';

let world: DeviceWorld;

beforeEach(() => {
  world = createDeviceWorld();
});

const position = { seconds: 7.9, duration: 19.2, at: Date.UTC(2026, 10, 20) };

it('a position that could not be reported is reported later, once, with its original time', async () => {
  const tab = await world.openWithSavedTitle();
  world.isAnswering = false;
  await tab.savePosition(keyIn(tab), position);
  expect(tab.list()[0]).toMatchObject({ position, isPositionSent: false });
  world.isAnswering = true;
  world.connection.change({ isOnline: false });
  expect(world.positions).toEqual([]);
  world.connection.change({ isOnline: true });
  await vi.waitFor(() => expect(tab.list()[0]?.isPositionSent).toBe(true));
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
});

it('a position that changes while the old one is reported is reported, too', async () => {
  const reported: number[] = [];
  let continueReport = () => {};
  const server = {
    getPlayback: async () => world.playback,
    async savePosition({ position_seconds }: { position_seconds: number }) {
      reported.push(position_seconds);
      await new Promise<void>((resolve) => {
        continueReport = resolve;
      });
    },
  };
  const tab = await world.openTab({ server });
  await tab.add(world.wanted());
  const first = tab.savePosition(keyIn(tab), position);
  await vi.waitFor(() => expect(reported).toEqual([7]));
  const other = await world.openTab({ mayDownload: false });
  world.isAnswering = false;
  await other.savePosition(keyIn(tab), { ...position, seconds: 11, at: position.at + 1 });
  continueReport();
  await first;
  expect(tab.list()[0]?.isPositionSent).toBe(false);
});

it('a position of another viewer is not reported', async () => {
  world.isAnswering = false;
  const first = await world.openTab({ owner: 'first', mayDownload: false });
  await first.add(world.wanted());
  await first.savePosition(keyIn(first), position);
  world.isAnswering = true;
  const second = await world.openTab({ owner: 'second' });
  await second.sendPositions();
  expect(world.positions).toEqual([]);
});

it('a position stays on the device if the server stores no positions', async () => {
  const tab = await world.openTab({ server: { getPlayback: async () => world.playback } });
  await tab.add(world.wanted());
  await tab.savePosition(keyIn(tab), position);
  expect(tab.list()[0]).toMatchObject({ position, isPositionSent: false });
});
