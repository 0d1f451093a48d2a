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
 * Makes the flag and the cookie say the same. The cookie decides where there is one: the server sets it, also for a
 * browser without script. Where it is lost the flag brings it back.
 */
function readKidsMode(): KidsAge | undefined {
  const flag = readLocalStorage(storageKeys.kids);
  const cookie = readCookie(cookieNames.kids);
  const age = kidsAge(cookie ?? flag);
  if (age === undefined) {
    if (cookie === undefined) return undefined;
    // An adult has left.
    if (flag !== undefined) removeFromLocalStorage(storageKeys.kids);
    removeCookie(cookieNames.kids);
    return undefined;
  }
  if (kidsAge(flag) !== age) writeLocalStorage(storageKeys.kids, String(age));
  if (cookie === undefined) writeCookie(cookieNames.kids, String(age), cookieLifetimes.kids);
  return age;
}

/** Whether kids mode was on when this document came. */
let isOfKidsMode: boolean | undefined;

/**
 * For a document: one that is not for children is replaced before it is seen. That is also the set-up page, whose PIN the
 * back/forward cache would bring back at a child's address.
 */
export function keepKidsMode(): void {
  const hadCookie = readCookie(cookieNames.kids) !== undefined;
  const isOn = readKidsMode() !== undefined;
  isOfKidsMode ??= isOn;
  const { dataset } = document.documentElement;
  // What the device keeps is for both: the page shows a child its own.
  if (dataset.kept !== undefined) {
    if (isOn !== isOfKidsMode) location.reload();
    if (isOn) dataset.kept = 'kids';
    return;
  }
  if (!isOn) return;
  if (!isOfKidsMode || !isKidsPath(location.pathname)) leaveFor(kidsHome);
  // The server did not know, and sent what an adult sees here.
  else if (!hadCookie && readCookie(cookieNames.kids) !== undefined) location.reload();
}

/** Another tab has entered or left kids mode. */
export function followKidsMode({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  keepKidsMode();
  const hasLeft = key === storageKeys.kids && !isKidsFlag(newValue);
  if (hasLeft && readKidsMode() === undefined && isKidsPath(location.pathname)) leaveFor(homePath);
}

function leaveFor(path: string): void {
  document.documentElement.hidden = true;
  location.replace(path);
}
