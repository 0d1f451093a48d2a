import { cookieNames, type KidsAge, kidsAge, storageKeys } from '@parde/domain';
import { readCookie } from '../browser/cookies.ts';
import { readLocalStorage } from '../browser/storage.ts';

/** For where the document does not know: the one that the device keeps is everyone's. Undefined outside kids mode. */
export const kidsAgeOnDevice = (): KidsAge | undefined =>
  kidsAge(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids));
