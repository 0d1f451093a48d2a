import { isApiError } from '@parde/api-client';
import { data } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery } from '../../titles/use-title-offer.ts';

/**
 * A signed-in viewer's document comes with what they may fetch. Where that fails the page asks again and says so, but a
 * title that is gone is no page. A guest is answered in the browser.
 */
export async function prefetchDownloads(page: Page, title: TitleRef): Promise<void> {
  if (!import.meta.env.SSR || !page.facts.signedIn) return;
  try {
    await page.queryClient.fetchQuery(titleCartQuery(page, title, noReferral));
  } catch (error) {
    if (isApiError(error) && error.status === 400) throw data(null, { status: 404 });
  }
}
