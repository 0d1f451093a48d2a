import { cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookie } from '../browser/cookies.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { sessionEndedCookie } from './session-ended.ts';

/** Clears cookies and storage, but keeps the kids flag: a child must not leave kids mode when a session ends. */
function clearSession(): void {
  for (const name of [sessionEndedCookie, ...Object.values(cookieNames)]) removeCookie(name);
  try {
    const kids = localStorage.getItem(storageKeys.kids);
    localStorage.clear();
    if (kids !== null) localStorage.setItem(storageKeys.kids, kids);
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
export function handleSessionEnded(): void {
  if (isReloading) return;
  isReloading = true;
  clearSession();
  window.location.reload();
}
