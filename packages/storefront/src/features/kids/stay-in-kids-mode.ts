import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { readKidsMode } from '../../app/settings/keep-kids-mode.ts';
import { kidsHome } from '../../paths.ts';
import { matchRow } from '../../route-table.ts';

/**
 * The server and the early script handle documents, and this handles client navigations. A new document, because
 * nothing that this one has loaded is for children.
 */
export const stayInKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { row } = matchRow(new URL(request.url).pathname);
  if (!row.forKids && readKidsMode() !== undefined) throw redirectDocument(kidsHome);
  return next();
};
