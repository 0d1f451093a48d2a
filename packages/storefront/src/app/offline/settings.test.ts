import { gigabyte, storageKeys } from '@parde/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../test-support/offline/device.ts';
import { changeOfflineSettings, limitsWith, withinLimit } from './settings.ts';

const gib = (size: number) => size * gigabyte;
/** By Tehran's clock. */
const night = [{ from: '02:00', to: '07:00' }];

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));
afterEach(() => {
  changeOfflineSettings({ limit: null, onlyWifi: false, onlyCheapHours: false });
  vi.unstubAllGlobals();
});

it('the reported free room is no more than the limit leaves', () => {
  const free = (device: number) =>
    withinLimit({ used: 0, free: device, isPersisted: true }, gib(3)).free;
  expect(free(gib(9))).toBe(gib(9));
  changeOfflineSettings({ limit: 5 });
  expect(free(gib(9))).toBe(gib(2));
  expect(free(gib(1))).toBe(gib(1));
  changeOfflineSettings({ limit: 2 });
  expect(free(gib(9))).toBe(0);
});

describe('the limits of a device', () => {
  it('are none until the viewer sets one', () => {
    expect(limitsWith(night).getState()).toEqual({ bytes: null, onlyWifi: false, hours: null });
  });

  it('follow the settings', () => {
    const limits = limitsWith(night);
    const changed = vi.fn();
    const stop = limits.subscribe(changed);
    changeOfflineSettings({ limit: 5, onlyWifi: true, onlyCheapHours: true });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(limits.getState()).toMatchObject({ bytes: gib(5), onlyWifi: true });
    stop();
    changeOfflineSettings({ limit: null });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('contain the brand’s cheap hours, and none for a brand without them', () => {
    changeOfflineSettings({ onlyCheapHours: true });
    expect(limitsWith([]).getState().hours).toBeNull();
    const { hours } = limitsWith(night).getState();
    expect(hours?.(Date.parse('2026-11-27T03:00:00+03:30'))).toEqual({
      areActive: true,
      changeAt: Date.parse('2026-11-27T07:00:00+03:30'),
    });
    expect(hours?.(Date.parse('2026-11-27T12:00:00+03:30')).areActive).toBe(false);
  });
});

describe('the settings', () => {
  it('apply in another tab, and stay', async () => {
    vi.resetModules();
    const other = await import('./settings.ts');
    const onChange = vi.fn();
    other.limitsWith([]).subscribe(onChange);
    changeOfflineSettings({ onlyWifi: true, limit: 5 });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    const wanted = { onlyWifi: true, onlyCheapHours: false, limit: 5 };
    expect(other.offlineSettingsStore.getState()).toEqual(wanted);
    vi.resetModules();
    const later = await import('./settings.ts');
    expect(later.offlineSettingsStore.getState()).toEqual(wanted);
  });

  it.each(['{"limit":3}', '{"limit":', '[]', 'null', '7', '{"onlyWifi":"yes","onlyCheapHours":1}'])(
    'limit nothing if %s is stored',
    async (text) => {
      localStorage.setItem(storageKeys.offlineSettings, text);
      vi.resetModules();
      const { offlineSettingsStore } = await import('./settings.ts');
      expect(offlineSettingsStore.getState()).toEqual({
        onlyWifi: false,
        onlyCheapHours: false,
        limit: null,
      });
    },
  );
});
