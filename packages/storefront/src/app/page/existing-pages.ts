import type { ContentType } from '@parde/api-client';
import type { WantedTitle } from '../../content-id.ts';
import * as paths from '../../paths.ts';
import { sellsSubscriptions } from '../modals/has-modal.ts';
import { hasContentPage, hasPage, type Known } from './operations.ts';
import { usePage } from './Storefront.tsx';

/**
 * Returns the addresses of pages, or undefined for pages that this host or its server does not have. Links render
 * nothing then. Addresses that are used in any case (redirects, canonical addresses) come from paths.ts.
 */
export function existingPages(page: Known & Parameters<typeof sellsSubscriptions>[0]) {
  const has = (id: paths.PageId | undefined) => id !== undefined && hasPage(page, id);
  return {
    path: <Id extends paths.PageId>(id: Id, ...args: paths.PathArguments<Id>) =>
      has(id) ? paths.path(id, ...args) : undefined,
    contentPath: (type: ContentType, id: string) =>
      hasContentPage(page, type) ? paths.contentPath(type, id) : undefined,
    showPath: (title: WantedTitle) =>
      has(paths.showPage(title.type)) ? paths.showPath(title) : undefined,
    downloadPath: (title: WantedTitle) =>
      has(paths.downloadPage(title.type)) ? paths.downloadPath(title) : undefined,
    genrePath: (key: string) => (has('genre') ? paths.genrePath(key) : undefined),
    /** Offers a purchase, so it needs a server that sells one. */
    plansPath: (wanted?: WantedTitle) =>
      has('plans') && sellsSubscriptions(page) ? paths.plansPath(wanted) : undefined,
    loginPath: (returnTo: string) => (has('login') ? paths.loginPath(returnTo) : undefined),
  };
}

export function useExistingPages() {
  return existingPages(usePage());
}
