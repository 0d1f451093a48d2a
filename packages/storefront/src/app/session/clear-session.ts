import { cookieLifetimes, cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookiesExcept, writeCookie } from '../browser/cookies.ts';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import type { PageFacts } from '../page/page.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { clearTab } from './payment-draft.ts';
import { sessionEndedCookie } from './session-ended.ts';

/**
 * A child must not leave kids mode when a session ends, nor a reader lose her language and theme. The settings for saved
 * titles belong to the device. Everything else is the viewer's.
 */
const keptCookies = [cookieNames.locale, cookieNames.kids, cookieNames.kidsTime];
const keptKeys = [
  storageKeys.kids,
  storageKeys.kidsTime,
  storageKeys.kidsMinutes,
  storageKeys.nightMode,
  storageKeys.reducedMotion,
  storageKeys.offlineLatest,
  storageKeys.offlineSettings,
  storageKeys.offlineLeft,
];

/** A viewer without a session sees no titles that somebody else has saved. */
export const guestOwner = 'guest';

/**
 * Clears cookies and storage, however the session has ended, but for what is kept. Saved titles are hidden, and the page
 * after it asks what is to become of them.
 */
function clearSession(): void {
  removeCookiesExcept(keptCookies);
  try {
    const owner = localStorage.getItem(storageKeys.offlineOwner);
    const kept = keptKeys.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
    if (owner !== null) localStorage.setItem(storageKeys.offlineOwner, guestOwner);
    if (owner !== null && owner !== guestOwner) {
      const left = new Set([...ownersWhoLeft(), owner]);
      localStorage.setItem(storageKeys.offlineLeft, [...left].join(' '));
    }
  } catch {
    // Blocked storage holds nothing.
  }
  clearTab();
  notifyOtherTabs('ended');
}

/** The owners whose session ended before they could say what is to become of their titles. */
export const ownersWhoLeft = (): readonly string[] =>
  readLocalStorage(storageKeys.offlineLeft)?.split(' ') ?? [];

/** The page that comes clears again: calls of this one that are under way may still write. */
export function leaveSession(): void {
  clearSession();
  writeCookie(sessionEndedCookie, '1', cookieLifetimes.session);
  window.location.reload();
}

/** The session ended during an earlier page, or while the server rendered this one, or its cookie has run out. */
export function clearEndedSession({ signedIn, kept }: Pick<PageFacts, 'signedIn' | 'kept'>): void {
  const began = Number(readLocalStorage(storageKeys.sessionBegan) ?? Number.NaN);
  const hasRunOut = Date.now() >= began + cookieLifetimes.session * 1000;
  const isEnded = !signedIn && !kept && hasRunOut;
  if (isEnded || readCookie(sessionEndedCookie) !== undefined) clearSession();
  if (signedIn && (hasRunOut || Number.isNaN(began))) {
    writeLocalStorage(storageKeys.sessionBegan, String(Date.now()));
  }
}

let isReloading = false;

/**
 * The API answered a signed-in page with 401, so the page reloads as a guest's. Only once: calls that fail until then
 * would restart the reload, here and in other tabs.
 */
export function handleSessionEnded(): void {
  if (isReloading) return;
  isReloading = true;
  leaveSession();
}
