import { isApiError } from '@parde/api-client';
import { data } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery } from '../../titles/use-title-offer.ts';

/** The missing titles, by type and id. The next load of such a title's page throws. */
const missing = new Set<string>();

const keyOf = ({ type, id }: TitleRef) => `${type}/${id}`;

/** Called when the browser's cart query has answered that there is no such title. */
export function markAsMissing(title: TitleRef): void {
  missing.add(keyOf(title));
}

/**
 * Only for signed-in viewers, because a guest's page is cached for all guests. Only a missing title (400) fails the
 * page; for other errors the page offers a retry.
 */
export async function prefetchDownloads(page: Page, title: TitleRef): Promise<void> {
  if (!import.meta.env.SSR) {
    if (!page.isPrefetch && missing.delete(keyOf(title))) throw data(null, { status: 404 });
    return;
  }
  if (!page.facts.signedIn) return;
  try {
    await page.queryClient.fetchQuery(titleCartQuery(page, title, noReferral));
  } catch (error) {
    if (isApiError(error) && error.status === 400) throw data(null, { status: 404 });
  }
}
