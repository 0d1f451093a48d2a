import { cookieNames, isKidsFlag, storageKeys } from '@parde/domain';
import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { readCookie } from '../../app/browser/cookies.ts';
import { readLocalStorage } from '../../app/browser/storage.ts';
import { kidsHome } from '../../paths.ts';
import { matchRow } from '../../route-table.ts';

/**
 * The server and the early script handle documents, and this middleware handles client navigations. It opens a new
 * document, because nothing that the current one has loaded is for children.
 */
export const requireKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { row } = matchRow(new URL(request.url).pathname);
  const isOn = () => isKidsFlag(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids));
  if (!row.forKids && isOn()) throw redirectDocument(kidsHome);
  return next();
};
