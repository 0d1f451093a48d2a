import { isKidsFlag, storageKeys } from '@parde/domain';
import { type MiddlewareFunction, redirect } from 'react-router';
import { readLocalStorage } from '../../app/browser/storage.ts';
import { isKidsPath, kidsHome } from '../../paths.ts';

/** The early script handles documents, and this handles client navigations. */
export const stayInKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (isKidsFlag(readLocalStorage(storageKeys.kids)) && !isKidsPath(pathname))
    throw redirect(kidsHome);
  return next();
};
