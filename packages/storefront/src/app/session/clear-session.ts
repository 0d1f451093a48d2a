import { cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookiesExcept } from '../browser/cookies.ts';
import { writeSessionStorage } from '../browser/storage.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { sessionEndedCookie } from './session-ended.ts';

/**
 * A child must not leave kids mode when a session ends, a reader her language, and a purchase whose answer was lost must
 * not be sent again with another key. When titles are fetched, and the latest time, are of the device.
 */
const keptCookies = [cookieNames.locale, cookieNames.kids, cookieNames.kidsTime];
const keptKeys = [
  storageKeys.kids,
  storageKeys.kidsTime,
  storageKeys.kidsMinutes,
  storageKeys.purchases,
  storageKeys.offlineLatest,
  storageKeys.offlineSettings,
];

/** Whoever has no session. What is kept on the device for others is not theirs. */
export const guestOwner = 'guest';

/** Clears cookies and storage, but for what is kept. */
function clearSession(): void {
  removeCookiesExcept(keptCookies);
  try {
    const kept = keptKeys.map((key) => [key, localStorage.getItem(key)] as const);
    const isAnythingKept = localStorage.getItem(storageKeys.offlineOwner) !== null;
    localStorage.clear();
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
    if (isAnythingKept) localStorage.setItem(storageKeys.offlineOwner, guestOwner);
  } catch {
    // Blocked storage holds nothing.
  }
  notifyOtherTabs('ended');
}

/** The session ended while the server rendered this page. */
export function clearEndedSession(): void {
  if (readCookie(sessionEndedCookie) !== undefined) clearSession();
}

let isReloading = false;

/**
 * The API answered a signed-in page with 401, so the page reloads as a guest's. Only once: calls that fail until then
 * would restart the reload, here and in other tabs.
 */
export function handleSessionEnded(mobile: unknown): void {
  if (isReloading) return;
  isReloading = true;
  clearSession();
  // For the sign-in that follows, in this tab.
  writeSessionStorage(storageKeys.signIn, JSON.stringify({ mobile }));
  window.location.reload();
}
