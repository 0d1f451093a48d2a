import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionStore } from '../../../app/connection.ts';
import { changeSmartSettings, readSmartSettings } from '../../../app/offline/settings.ts';
import { createSmartWorld, type SmartWorld } from '../test-support/smart-world.ts';
import { rememberRemoved } from './smart-memory.ts';

const hour = 3_600_000;
const day = 24 * hour;
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

describe('the settings', () => {
  it('are off until the viewer turns them on, and no request is sent', async () => {
    await world.save('11');
    await world.watch('11', 990);
    await world.checkNow();
    expect(world.ids()).toEqual(['11']);
    expect(world.calls).toEqual([]);
  });

  it.each(['{"next":', 'null', '[]', '7', '{"next":"yes","removesSince":"1","newSince":1}'])(
    'are off if %s is stored',
    (text) => {
      localStorage.setItem(storageKeys.smartSaving, text);
      expect(readSmartSettings()).toEqual({
        savesNext: false,
        removesSince: null,
        newEpisodes: null,
      });
    },
  );

  it('are stored independently', () => {
    changeSmartSettings({ savesNext: true });
    const newEpisodes = { since: 5, height: 480 };
    expect(changeSmartSettings({ newEpisodes })).toEqual(readSmartSettings());
    expect(readSmartSettings()).toEqual({ savesNext: true, removesSince: null, newEpisodes });
    expect(changeSmartSettings({ newEpisodes: null }).newEpisodes).toBeNull();
    expect(readSmartSettings().newEpisodes).toBeNull();
  });
});

describe('the next episodes', () => {
  beforeEach(async () => {
    changeSmartSettings({ savesNext: true });
    await world.save('12');
  });

  it('are two, across the end of a season, with the choices of the watched episode', async () => {
    await world.watch('12', 100);
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21']);
    const [watched, ...others] = world.device.list();
    expect(others.map(({ choice, isAutomatic }) => ({ choice, isAutomatic }))).toEqual([
      { choice: watched?.choice, isAutomatic: true },
      { choice: watched?.choice, isAutomatic: true },
    ]);
    expect(watched?.isAutomatic).toBe(false);
  });

  it('are not saved after a short look into a saved episode, nor for a saved episode that is not watched', async () => {
    await world.checkNow();
    await world.watch('12', 49);
    await world.checkNow();
    expect(world.ids()).toEqual(['12']);
  });

  it('are not saved for a series that the viewer left a month ago', async () => {
    await world.watch('12', 100);
    later(31 * day);
    await world.checkNow();
    expect(world.ids()).toEqual(['12']);
  });

  it('follow the viewer’s last episode, and are neither saved nor requested twice', async () => {
    await world.watch('12', 100);
    const page = world.open();
    await Promise.all([page.checkNow(), page.checkNow(), page.checkNow()]);
    later(1000);
    await world.watch('13', 500);
    await page.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21', '22']);
    expect(world.calls).toEqual(['13', '21', '22'].map((id) => `play/episode/${id}`));
  });

  it('do not follow an episode that the viewer watched earlier', async () => {
    await world.save('21', { order: 2 });
    await world.watch('21', 100, { at: now - 1 });
    await world.watch('12', 100);
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21']);
  });

  it('skip an episode that the viewer has removed, and include the one after it', async () => {
    await world.watch('12', 100);
    rememberRemoved(world.keyOf('13'));
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '21']);
  });

  it('are saved only if the server allows it', async () => {
    await world.watch('12', 100);
    world.changed = { offline: null };
    await world.checkNow();
    expect(world.ids()).toEqual(['12']);
  });

  it('are not requested without a connection', async () => {
    await world.watch('12', 100);
    connectionStore.setState({ isOnline: false });
    await world.checkNow();
    expect(world.calls).toEqual([]);
  });

  it('are requested again only later, or with a new connection, if the server fails', async () => {
    await world.watch('12', 100);
    world.failing.set('play/', 0);
    const page = world.open();
    await page.checkNow();
    await page.checkNow();
    expect(world.calls).toHaveLength(1);
    later(5 * 60_000);
    await page.checkNow();
    expect(world.calls).toHaveLength(2);
    world.failing.clear();
    page.forgetFailures();
    await page.checkNow();
    expect(world.ids()).toEqual(['12', '13', '21']);
  });

  it('are not requested again if the viewer must pay for them', async () => {
    await world.watch('12', 100);
    world.failing.set('play/', 403);
    const page = world.open();
    await page.checkNow();
    later(hour);
    page.forgetFailures();
    await page.checkNow();
    expect(world.calls).toHaveLength(1);
  });

  it('may have come out since the last episode was saved', async () => {
    world.out = 2;
    await world.save('12');
    world.out = 3;
    await world.watch('12', 100);
    await world.checkNow();
    expect(world.ids()).toEqual(['12', '13']);
  });
});
