import { ask, keyOf } from '@parde/api-client/query';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { hasMyList } from '../../titles/my-list/listed-title.ts';
import { myListQuery } from '../../titles/my-list/my-list-query.ts';

/** No query is required: a failed section shows its own error. */
export async function fetchHome(page: Page): Promise<void> {
  const { api, brand, facts, queryClient } = page;
  await Promise.all([
    hasOperation(page, 'getSlider') &&
      queryClient.prefetchQuery(ask(api, 'getSlider', { query: { ref: brand.sliderRef } })),
    hasOperation(page, 'getDiscover') && queryClient.prefetchQuery(ask(api, 'getDiscover')),
    facts.signedIn && fetchOfViewer(page),
  ]);
}

/** Data that takes longer is loaded after the page. */
const viewerTimeoutMs = 250;

/**
 * Fetched with the page, so that the section has its position from the start. A failed call does not delay the page,
 * and a slow one not for long.
 */
async function fetchOfViewer(page: Page): Promise<void> {
  const { api, queryClient } = page;
  const fetched = Promise.all([
    hasOperation(page, 'listWatching') && queryClient.prefetchQuery(ask(api, 'listWatching')),
    hasMyList(page) && queryClient.prefetchQuery(myListQuery(api)),
  ]);
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, viewerTimeoutMs))]);
  if (!import.meta.env.SSR) return;
  await queryClient.cancelQueries({ queryKey: keyOf('listWatching') });
  await queryClient.cancelQueries({ queryKey: keyOf('listMyTitles') });
}
