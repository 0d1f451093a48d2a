import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSmartSettings } from '../../../app/offline/settings.ts';
import { createSmartWorld, type SmartWorld } from '../test-support/smart-world.ts';
import { rememberRemoved } from './smart-memory.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 27, 12);
let world: SmartWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  world = await createSmartWorld();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('new episodes of followed series', () => {
  beforeEach(async () => {
    changeSmartSettings({ newEpisodes: { since: now, height: 480 } });
    world.newEpisodes = ['11'];
    await world.checkNow();
    for (const id of ['11', '12', '13', '21', '22']) world.airDates[id] = '2026-11-28';
    world.calls.length = 0;
    later(6 * hour);
  });

  it('exclude the episodes that were out when the viewer turned this on', async () => {
    await world.checkNow();
    expect(world.ids()).toEqual([]);
    expect(world.calls).toEqual(['my/rows']);
  });

  it('are saved in the chosen quality', async () => {
    world.newEpisodes = ['12'];
    await world.checkNow();
    expect(world.device.list()).toMatchObject([
      {
        id: '12',
        isAutomatic: true,
        choice: { height: 480, sound: null, subtitles: ['fa', 'en'] },
      },
    ]);
  });

  it('are saved with the sound and the subtitles of the series', async () => {
    await world.save('11');
    world.newEpisodes = ['12'];
    await world.checkNow();
    expect(world.title('12')?.choice).toEqual({
      height: 480,
      sound: { language: 'fa', isDescription: false },
      subtitles: ['en'],
    });
  });

  it('are checked every six hours, whichever page is open', async () => {
    await world.checkNow();
    later(6 * hour - 1);
    await world.checkNow();
    expect(world.calls).toHaveLength(1);
    later(1);
    await world.checkNow();
    expect(world.calls).toHaveLength(2);
  });

  it('are at most two unwatched episodes of each series', async () => {
    world.newEpisodes = ['12', '13', '21'];
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13']);
    await world.watch('12', 1000);
    later(6 * hour);
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21']);
  });

  it('are at most three per check', async () => {
    world.changed = { episode_of: null };
    world.newEpisodes = ['12', '13', '21', '22'];
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21']);
    later(6 * hour);
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21', '22']);
  });

  it('exclude older episodes of a series that the viewer begins now', async () => {
    world.newEpisodes = ['12', '13'];
    world.airDates['12'] = '2026-11-26';
    world.airDates['13'] = null;
    await world.checkNow();
    expect(world.ids()).toEqual([]);
    later(6 * hour);
    await world.checkNow();
    expect(world.calls.filter((path) => path.startsWith('episode/'))).toHaveLength(2);
  });

  it('are not saved again if the viewer has removed them', async () => {
    rememberRemoved(world.keyOf('12'));
    world.newEpisodes = ['12'];
    await world.checkNow();
    expect(world.ids()).toEqual([]);
  });

  it('are saved only if the server allows it', async () => {
    world.newEpisodes = ['12'];
    world.changed = { offline: null };
    await world.checkNow();
    expect(world.ids()).toEqual([]);
  });

  it('are not listed again at once if the server refuses the list', async () => {
    world.failing.set('my/rows', 403);
    await world.checkNow();
    later(6 * hour - 1);
    await world.checkNow();
    expect(world.calls).toEqual(['my/rows']);
  });

  it.each(['episode/12', 'play/episode/12'])(
    'are checked again soon if %s has failed, without refetching known answers',
    async (address) => {
      world.newEpisodes = ['12', '13'];
      world.failing.set(address, 503);
      world.airDates['13'] = '2026-11-26';
      const page = world.open();
      await page.checkNow();
      await page.checkNow();
      later(5 * 60_000);
      world.failing.clear();
      await page.checkNow();
      expect(world.ids()).toEqual(['12']);
      expect(world.calls.filter((path) => path.endsWith('/12'))).toContain('play/episode/12');
      expect(world.calls.filter((path) => path.endsWith('/13'))).toEqual(['episode/13']);
      expect(world.calls.filter((path) => path === 'my/rows')).toHaveLength(2);
      later(6 * hour - 1);
      await page.checkNow();
      expect(world.calls.filter((path) => path === 'my/rows')).toHaveLength(2);
    },
  );

  it.each(['episode/12', 'play/episode/12'])(
    'are not requested again if the server refuses %s',
    async (address) => {
      world.newEpisodes = ['12'];
      world.failing.set(address, 403);
      await world.checkNow();
      later(6 * hour);
      await world.checkNow();
      expect(world.calls.filter((path) => path === address)).toHaveLength(1);
    },
  );

  it('are saved later if the server has failed', async () => {
    world.newEpisodes = ['12'];
    world.failing.set('my/rows', 503);
    const page = world.open();
    await page.checkNow();
    await page.checkNow();
    expect(world.calls).toHaveLength(1);
    world.failing.clear();
    world.failing.set('episode/', 503);
    page.forgetFailures();
    await page.checkNow();
    expect(world.ids()).toEqual([]);
    world.failing.clear();
    page.forgetFailures();
    await page.checkNow();
    expect(world.ids()).toEqual(['12']);
  });

  it('are not remembered for the next viewer if this one signs out in the meantime', async () => {
    world.newEpisodes = ['13', '12'];
    world.airDates['13'] = null;
    const before = localStorage.getItem(storageKeys.smartMemory);
    world.onCall = (path) => {
      if (path === 'episode/12') world.signOut();
    };
    await world.checkNow();
    expect(world.calls).toEqual(['my/rows', 'episode/13', 'episode/12']);
    expect(localStorage.getItem(storageKeys.smartMemory)).toBe(before);
  });

  it('are not requested if the server does not list them', async () => {
    world.missing = ['listMyRows'];
    await world.checkNow();
    expect(world.calls).toEqual([]);
  });

  it('are counted from the new start if this was off in the meantime', async () => {
    changeSmartSettings({ newEpisodes: null });
    world.newEpisodes = ['12'];
    await world.checkNow();
    changeSmartSettings({ newEpisodes: { since: Date.now(), height: 480 } });
    await world.checkNow();
    later(6 * hour);
    await world.checkNow();
    expect(world.ids()).toEqual([]);
  });
});
