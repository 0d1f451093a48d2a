import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeOfflineSettings } from '../device/offline-settings.ts';
import { createStorage } from '../test-support/storage.ts';
import { detectsWifi, readPauseReason, watchPauseReason } from './pause-reason.ts';

const hours = [{ from: '02:00', to: '08:00' }];
const at = (time: string) => Date.parse(`2026-11-27T${time}+03:30`);

/** A connection as in Chromium on Android. */
class Connection extends EventTarget {
  type: string | undefined;
  constructor(type?: string) {
    super();
    this.type = type;
  }
  become(type: string): void {
    this.type = type;
    this.dispatchEvent(new Event('change'));
  }
}

let end: (() => void) | undefined;

function connectBy(type?: string): Connection {
  const connection = new Connection(type);
  vi.stubGlobal('navigator', { onLine: true, connection });
  return connection;
}

/** Records the pause reasons that the queue receives from now on. */
function watch() {
  const reasons: unknown[] = [];
  end = watchPauseReason(hours, () => reasons.push(readPauseReason(hours)));
  return reasons;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at('01:00:00') });
  connectBy('cellular');
});
afterEach(() => {
  end?.();
  end = undefined;
  changeOfflineSettings({ onlyWifi: false, onlyCheapHours: false, limit: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['wifi', null],
  ['ethernet', null],
  ['cellular', 'wifi'],
  ['bluetooth', 'wifi'],
  ['unknown', 'wifi'],
] as const)('the setting for Wi-Fi only, on a %s connection: %s', (type, pauseReason) => {
  connectBy(type);
  expect(readPauseReason(hours)).toBeNull();
  changeOfflineSettings({ onlyWifi: true });
  expect(readPauseReason(hours)).toBe(pauseReason);
});

it('nothing waits for Wi-Fi if the browser does not report the type of connection', () => {
  for (const without of [{ onLine: true }, { onLine: true, connection: new Connection() }]) {
    vi.stubGlobal('navigator', without);
    changeOfflineSettings({ onlyWifi: true });
    expect(detectsWifi()).toBe(false);
    expect(readPauseReason(hours)).toBeNull();
  }
});

it('nothing waits for cheap hours if the brand no longer has any', () => {
  changeOfflineSettings({ onlyCheapHours: true });
  expect(readPauseReason(hours)).toBe('hours');
  expect(readPauseReason([])).toBeNull();
});

it('fetching continues when Wi-Fi connects, and stops when it disconnects', () => {
  const connection = connectBy('cellular');
  const reasons = watch();
  changeOfflineSettings({ onlyWifi: true });
  connection.become('wifi');
  connection.become('cellular');
  expect(reasons).toEqual(['wifi', null, 'wifi']);
});

it('fetching continues when the cheap hours begin, and stops when they end', () => {
  changeOfflineSettings({ onlyCheapHours: true });
  const reasons = watch();
  vi.advanceTimersByTime(59 * 60_000);
  expect(reasons).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
  vi.advanceTimersByTime(6 * 60 * 60_000);
  expect(reasons).toEqual([null, 'hours']);
});

it('a device that slept into the cheap hours notices them within a minute', () => {
  changeOfflineSettings({ onlyCheapHours: true });
  const reasons = watch();
  vi.setSystemTime(at('03:00:00'));
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
});

it('Wi-Fi is noticed within a minute if the browser does not report the change', () => {
  const connection = connectBy('cellular');
  changeOfflineSettings({ onlyWifi: true });
  const reasons = watch();
  connection.type = 'wifi';
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
});

it('no timer runs if there is nothing to wait for', () => {
  watch();
  expect(vi.getTimerCount()).toBe(0);
});

it('a change reaches another tab, and stays', async () => {
  vi.useRealTimers();
  vi.stubGlobal('localStorage', createStorage());
  vi.resetModules();
  const other = await import('../device/offline-settings.ts');
  const onChange = vi.fn();
  other.subscribeToOfflineSettings(onChange);
  changeOfflineSettings({ onlyWifi: true, limit: 5 });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  const wanted = { onlyWifi: true, onlyCheapHours: false, limit: 5 };
  expect(other.offlineSettings()).toEqual(wanted);

  vi.resetModules();
  const later = await import('../device/offline-settings.ts');
  expect(later.offlineSettings()).toEqual(wanted);
});

it.each(['{"limit":3}', '{"limit":', '[]', 'null', '7', '{"onlyWifi":"yes","onlyCheapHours":1}'])(
  'nothing is paused if %s is stored',
  async (text) => {
    vi.stubGlobal('localStorage', createStorage());
    localStorage.setItem(storageKeys.offlineSettings, text);
    vi.resetModules();
    const { offlineSettings } = await import('../device/offline-settings.ts');
    expect(offlineSettings()).toEqual({ onlyWifi: false, onlyCheapHours: false, limit: null });
  },
);
