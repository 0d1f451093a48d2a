import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSmartSettings } from '../../../app/offline/settings.ts';
import { createSmartWorld, type SmartWorld } from '../test-support/smart-world.ts';

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

describe('a watched title', () => {
  beforeEach(async () => {
    changeSmartSettings({ removesSince: now });
    await world.save('11');
  });

  it('is removed at its end, and is not saved again', async () => {
    changeSmartSettings({ savesNext: true });
    await world.save('12');
    await world.watch('11', 950);
    await world.checkNow();
    expect(world.ids()).toContain('11');
    later(1000);
    await world.watch('12', 951);
    await world.checkNow();
    expect(world.ids()).toEqual(['11', '13', '21']);
    await world.checkNow();
    expect(world.ids(), 'the one before it leads there again').toEqual(['11', '13', '21']);
  });

  it('stays while its position is only on the device', async () => {
    await world.watch('11', 1000);
    await world.records.change(world.keyOf('11'), () => ({ isPositionSent: false }));
    await world.checkNow();
    expect(world.ids()).toEqual(['11']);
    world.missing = ['saveWatching'];
    await world.checkNow();
    expect(world.ids(), 'the server has no call for it').toEqual([]);
  });

  it('stays while any tab plays it', async () => {
    await world.watch('11', 1000);
    const end = world.device.markPlaying(world.keyOf('11'));
    await world.checkNow();
    expect(world.ids()).toEqual(['11']);
    await end();
    await world.checkNow();
    expect(world.ids()).toEqual([]);
  });

  it('stays if it was watched before the viewer turned this on', async () => {
    await world.watch('11', 1000, { at: now - 1 });
    await world.checkNow();
    expect(world.ids()).toEqual(['11']);
  });

  it('stays until its next episodes are known', async () => {
    changeSmartSettings({ savesNext: true });
    await world.watch('11', 1000);
    world.failing.set('play/', 503);
    const page = world.open();
    await page.checkNow();
    expect(world.ids()).toEqual(['11']);
    world.failing.clear();
    page.forgetFailures();
    await page.checkNow();
    expect(world.ids()).toEqual(['12', '13']);
  });

  it('stays if the viewer signs out in the meantime', async () => {
    await world.watch('11', 1000);
    const page = world.open({
      removeUnlessPlaying(key, prepare) {
        world.signOut();
        return world.device.removeUnlessPlaying(key, prepare);
      },
    });
    await page.checkNow();
    expect(world.ids()).toEqual(['11']);
    world.signIn();
    await world.checkNow();
    expect(world.ids()).toEqual([]);
  });
});
