import { cookieNames, storageKeys } from '@parde/domain';
import { readCookie, removeCookie } from '../browser/cookies.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sessionEndedCookie } from './session-ended.ts';

/**
 * Every cookie that a script can name and all device storage go, but the kids flag stays: a child must not leave kids
 * mode because a session ended. Other tabs hear of it.
 */
function forgetSession(): void {
  for (const name of [sessionEndedCookie, ...Object.values(cookieNames)]) removeCookie(name);
  try {
    const kids = localStorage.getItem(storageKeys.kids);
    localStorage.clear();
    if (kids !== null) localStorage.setItem(storageKeys.kids, kids);
  } catch {
    // Storage that is blocked holds nothing to forget.
  }
  tellOtherTabs('ended');
}

/** The server found, while it drew this page, that the session had ended. */
export function forgetEndedSession(): void {
  if (readCookie(sessionEndedCookie) !== undefined) forgetSession();
}

let isLeaving = false;

/**
 * A call of this page was refused: the server has closed the session, and the page is loaded anew as a guest's. A
 * guest's own page does not come here, so it can't go in a circle. Once: what the page still asks until then is a
 * guest's, would be refused too, and would begin the load over again, here and in the other tabs.
 */
export function leaveEndedSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  forgetSession();
  window.location.reload();
}
