import type { ApiError, Card } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query';
import { trackLoading } from '../../app/loading-bar-store.ts';
import type { Page } from '../../app/page/page.ts';
import { findCard } from '../../titles/cards/find-card.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery } from '../../titles/use-title-offer.ts';

/**
 * Fills the cache with what a title's page shows. On the server that is all of it. In the browser a title whose card
 * the viewer has seen opens at once with what the card says; what it answers is for the document's head.
 */
export async function loadTitle<Title, Key extends QueryKey>(
  page: Page,
  title: TitleRef,
  query: FetchQueryOptions<Title, ApiError, Title, Key>,
): Promise<Title | Card> {
  const { queryClient } = page;
  if (import.meta.env.SSR) {
    const [answer] = await Promise.all([
      queryClient.ensureQueryData(query),
      prefetchRelated(page, title),
    ]);
    return answer;
  }
  const state = queryClient.getQueryState(query.queryKey);
  if (failedKeys.delete(hashKey(query.queryKey)) && state?.error) throw state.error;
  const card = state?.data === undefined ? findCard(queryClient, title) : undefined;
  if (!card) return queryClient.ensureQueryData(query);
  // The bar over the page says that the rest is on its way.
  void trackLoading(queryClient.prefetchQuery(query));
  return card;
}

/** Titles of which only the card came. The next load of the page says so. */
const failedKeys = new Set<string>();

export function markAsFailed(queryKey: QueryKey): void {
  failedKeys.add(hashKey(queryKey));
}

/** Each of these fails alone. What is a guest's own is asked in the browser: a guest's page is kept for all guests. */
async function prefetchRelated(page: Page, { type, id }: TitleRef): Promise<void> {
  const { api, queryClient, facts } = page;
  await Promise.all([
    // A film brings its own.
    type !== 'movie' &&
      type !== 'ekran' &&
      queryClient.prefetchInfiniteQuery(
        askPages(api, 'listSimilar', { path: { content_type: type, id } }),
      ),
    facts.signedIn && queryClient.prefetchQuery(titleCartQuery(page, { type, id }, noReferral)),
    facts.signedIn &&
      queryClient.prefetchQuery(ask(api, 'getTitleState', { path: { content_type: type, id } })),
  ]);
}
