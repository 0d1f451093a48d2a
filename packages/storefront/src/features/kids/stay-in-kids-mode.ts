import { storageKeys } from '@parde/domain';
import { type MiddlewareFunction, redirect } from 'react-router';
import { readLocalStorage } from '../../app/browser/storage.ts';
import { isKidsPath, kidsHome } from '../../paths.ts';

/** The early script keeps a document in kids mode; this keeps the clicks within it there too. */
export const stayInKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (readLocalStorage(storageKeys.kids) === 'true' && !isKidsPath(pathname))
    throw redirect(kidsHome);
  return next();
};
