import type { ApiError, Card } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { findCard } from '../../titles/cards/find-card.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery } from '../../titles/use-title-offer.ts';

/**
 * The server loads the complete page. The browser opens a title at once if its card is cached, and uses the card for
 * the head.
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
  if (page.isPrefetch) return queryClient.ensureQueryData(query);
  const state = queryClient.getQueryState(query.queryKey);
  if (failedKeys.delete(hashKey(query.queryKey)) && state?.error) throw state.error;
  const card = state?.data === undefined ? findCard(queryClient, title) : undefined;
  if (!card) return queryClient.ensureQueryData(query);
  // The loading bar shows that the title is still loading.
  void trackLoading(queryClient.prefetchQuery(query));
  return card;
}

/** Titles that failed after their page was shown from a card. The next load throws the error. */
const failedKeys = new Set<string>();

export function markAsFailed(queryKey: QueryKey): void {
  failedKeys.add(hashKey(queryKey));
}

/**
 * Each query may fail without failing the page. A guest's data loads in the browser, because a guest's page is cached
 * for all guests.
 */
async function prefetchRelated(page: Page, { type, id }: TitleRef): Promise<void> {
  const { api, queryClient, facts } = page;
  await Promise.all([
    // A film contains its own similar titles.
    type !== 'movie' &&
      type !== 'ekran' &&
      hasOperation(page, 'listSimilar') &&
      queryClient.prefetchInfiniteQuery(
        askPages(api, 'listSimilar', { path: { content_type: type, id } }),
      ),
    facts.signedIn && queryClient.prefetchQuery(titleCartQuery(page, { type, id }, noReferral)),
    facts.signedIn &&
      hasOperation(page, 'getTitleState') &&
      queryClient.prefetchQuery(ask(api, 'getTitleState', { path: { content_type: type, id } })),
  ]);
}
