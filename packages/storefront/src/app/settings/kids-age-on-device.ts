import { cookieNames, type KidsAge, kidsAge, storageKeys } from '@parde/domain';
import { readCookie } from '../browser/cookies.ts';
import { readLocalStorage } from '../browser/storage.ts';

/**
 * Returns the child's age for documents without this fact, such as the saved page, which all viewers share. Undefined
 * outside kids mode.
 */
export const kidsAgeOnDevice = (): KidsAge | undefined =>
  kidsAge(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids));
