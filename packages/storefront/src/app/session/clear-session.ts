import { cookieLifetimes, cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookiesExcept, writeCookie } from '../browser/cookies.ts';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import type { PageFacts } from '../page/page.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { clearTab } from './payment-draft.ts';

/** Set when a session has ended. The next page clears the device's data and removes the cookie. */
export const sessionEndedCookie = 'session_ended';

/**
 * The cookies and keys that remain when a session ends. A child must not leave kids mode, and readers must keep their
 * language and theme. The settings for saved titles belong to the device. The next support chat must forget the user.
 * All other data belong to the viewer.
 */
const preservedCookies = [cookieNames.locale, cookieNames.kids, cookieNames.kidsTime];
const preservedKeys = [
  storageKeys.kids,
  storageKeys.kidsTime,
  storageKeys.kidsMinutes,
  storageKeys.nightMode,
  storageKeys.reducedMotion,
  storageKeys.offlineLatest,
  storageKeys.offlineSettings,
  storageKeys.offlineLeft,
  storageKeys.chatUser,
];

/** The owner of saved titles without a session. Such a viewer does not see titles that other viewers have saved. */
export const guestOwner = 'guest';

/**
 * Clears cookies and storage at the end of a session, except for the listed ones. Saved titles are hidden, and the
 * next page asks whether to delete them.
 */
function clearSession(): void {
  removeCookiesExcept(preservedCookies);
  try {
    const owner = localStorage.getItem(storageKeys.offlineOwner);
    const stored = preservedKeys.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    for (const [key, value] of stored) if (value !== null) localStorage.setItem(key, value);
    if (owner !== null) localStorage.setItem(storageKeys.offlineOwner, guestOwner);
    if (owner !== null && owner !== guestOwner) {
      const left = new Set([...ownersWhoLeft(), owner]);
      localStorage.setItem(storageKeys.offlineLeft, [...left].join(' '));
    }
  } catch {
    // Blocked storage contains nothing.
  }
  clearTab();
  notifyOtherTabs('ended');
}

/** Returns the owners whose session ended before they could decide about their saved titles. */
export const ownersWhoLeft = (): readonly string[] =>
  readLocalStorage(storageKeys.offlineLeft)?.split(' ') ?? [];

/** Ends the session and reloads. The next page clears again, because pending calls of this page may still write. */
export function leaveSession(): void {
  clearSession();
  writeCookie(sessionEndedCookie, '1', cookieLifetimes.session);
  window.location.reload();
}

/** Clears the data of a session that ended on an earlier page or during this render, or whose cookie has expired. */
export function clearEndedSession({
  signedIn,
  stored,
}: Pick<PageFacts, 'signedIn' | 'stored'>): void {
  const began = Number(readLocalStorage(storageKeys.sessionBegan) ?? Number.NaN);
  const hasRunOut = Date.now() >= began + cookieLifetimes.session * 1000;
  const isEnded = !signedIn && !stored && hasRunOut;
  if (isEnded || readCookie(sessionEndedCookie) !== undefined) clearSession();
  if (signedIn && (hasRunOut || Number.isNaN(began))) {
    writeLocalStorage(storageKeys.sessionBegan, String(Date.now()));
  }
}

let isReloading = false;

/**
 * Reloads the page for a guest, because the API answered a signed-in page with 401. It runs only once, because calls
 * that fail until then would restart the reload, here and in other tabs.
 */
export function handleSessionEnded(): void {
  if (isReloading) return;
  isReloading = true;
  leaveSession();
}
