import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearEndedSession, guestOwner } from '../../app/session/clear-session.ts';
import { sessionEndedCookie } from '../../app/session/session-ended.ts';
import { latestTime, setLatestTime } from './latest-time.ts';
import { rememberRemoved } from './smart-memory.ts';
import { changeSmartSettings, readSmartSettings } from './smart-settings.ts';
import { createStorage } from './test-support/storage.ts';
import { reloadAsGuest } from './use-sign-out.ts';

const tomorrow = Date.now() + 86_400_000;

beforeEach(() => {
  const location = { hostname: 'parde.test', pathname: '/', reload: () => {} };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { cookie: `${sessionEndedCookie}=1` });
  vi.stubGlobal('localStorage', createStorage());
  localStorage.setItem(storageKeys.offlineOwner, 'owner');
  localStorage.setItem(storageKeys.offlineSettings, '{}');
  setLatestTime(tomorrow);
  changeSmartSettings({ keepsNext: true, removesSince: 1, newEpisodes: { since: 1, height: 480 } });
  rememberRemoved('owner movie 1');
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a sign-out', reloadAsGuest],
  ['a session that ends by itself', clearEndedSession],
])('%s takes what the device does by itself, and leaves when it fetches', (_, leave) => {
  leave();
  expect(readSmartSettings()).toEqual({ keepsNext: false, removesSince: null, newEpisodes: null });
  expect(localStorage.getItem(storageKeys.smartMemory)).toBeNull();
  expect(localStorage.getItem(storageKeys.offlineSettings)).toBe('{}');
  expect(latestTime(), 'a clock that was set back').toBe(tomorrow);
  expect(localStorage.getItem(storageKeys.offlineOwner)).toBe(guestOwner);
});
