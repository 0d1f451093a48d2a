import { cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookie } from '../browser/cookies.ts';
import { sessionEndedCookie } from './session-ended.ts';

/**
 * After the server ended a session: every cookie that a script can name and all device storage go, but the kids flag
 * stays. A child must not leave kids mode because a session ended.
 */
export function forgetEndedSession(): void {
  if (readCookie(sessionEndedCookie) === undefined) return;
  for (const name of [sessionEndedCookie, ...Object.values(cookieNames)]) removeCookie(name);
  try {
    const kids = localStorage.getItem(storageKeys.kids);
    localStorage.clear();
    if (kids !== null) localStorage.setItem(storageKeys.kids, kids);
  } catch {
    // Storage that is blocked holds nothing to forget.
  }
}
