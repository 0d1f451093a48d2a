import {
  cookieLifetimes,
  cookieNames,
  isKidsFlag,
  type KidsAge,
  kidsAge,
  storageKeys,
} from '@parde/domain';
import { homePath, isKidsPath, kidsHome } from '../../paths.ts';
import { readCookie, removeCookie, writeCookie } from '../browser/cookies.ts';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';

/**
 * Returns the child's age for documents without this fact, such as the saved page, which all viewers share. Undefined
 * outside kids mode.
 */
export const kidsAgeOnDevice = (): KidsAge | undefined =>
  kidsAge(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids));

/**
 * Synchronises the flag and the cookie. The cookie takes precedence, because the server sets it, even for browsers
 * without script. If the cookie is lost, the flag restores it.
 */
function readKidsMode(): KidsAge | undefined {
  const flag = readLocalStorage(storageKeys.kids);
  const cookie = readCookie(cookieNames.kids);
  const age = kidsAge(cookie ?? flag);
  if (age === undefined) {
    if (cookie === undefined) return undefined;
    // An adult has left kids mode.
    if (flag !== undefined) removeFromLocalStorage(storageKeys.kids);
    removeCookie(cookieNames.kids);
    return undefined;
  }
  if (kidsAge(flag) !== age) writeLocalStorage(storageKeys.kids, String(age));
  if (cookie === undefined) writeCookie(cookieNames.kids, String(age), cookieLifetimes.kids);
  return age;
}

/** True if kids mode was on when this document loaded. */
let isOfKidsMode: boolean | undefined;

/**
 * Replaces a document that is not for children before it is visible. This includes the set-up page, whose PIN the
 * back/forward cache would otherwise restore at a kids' address.
 */
export function enforceKidsMode(): void {
  const hadCookie = readCookie(cookieNames.kids) !== undefined;
  const isOn = readKidsMode() !== undefined;
  isOfKidsMode ??= isOn;
  const { dataset } = document.documentElement;
  // The saved page serves adults and children, and shows a child only kids' titles.
  if (dataset.stored !== undefined) {
    if (isOn !== isOfKidsMode) location.reload();
    if (isOn) dataset.stored = 'kids';
    return;
  }
  if (!isOn) return;
  if (!isOfKidsMode || !isKidsPath(location.pathname)) leaveFor(kidsHome);
  // The server did not know of kids mode and sent the adults' page.
  else if (!hadCookie && readCookie(cookieNames.kids) !== undefined) location.reload();
}

/** Called when another tab has entered or left kids mode. */
export function followKidsMode({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  enforceKidsMode();
  const hasLeft = key === storageKeys.kids && !isKidsFlag(newValue);
  if (hasLeft && readKidsMode() === undefined && isKidsPath(location.pathname)) leaveFor(homePath);
}

function leaveFor(path: string): void {
  document.documentElement.hidden = true;
  location.replace(path);
}
