import type { LiveChannel } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { selectedDay } from './guide-days.ts';

export const dayParam = 'day';

/**
 * The server loads the complete page. The browser needs only the channel, which the list may have cached. The other
 * queries may fail without failing the page.
 */
export async function loadLive(page: Page, id: string, search: URLSearchParams) {
  const { api, queryClient } = page;
  const query = ask(api, 'getLive', { path: { id } });
  if (!import.meta.env.SSR) {
    const cached = findInCachedList(page, id);
    if (cached && queryClient.getQueryData(query.queryKey) === undefined) {
      queryClient.setQueryData(query.queryKey, cached.live, { updatedAt: cached.updatedAt });
    }
    return queryClient.ensureQueryData(query);
  }
  const [live] = await Promise.all([
    queryClient.ensureQueryData(query),
    queryClient.prefetchInfiniteQuery(askPages(api, 'listLives')),
    loadGuide(page, id, search.get(dayParam)),
  ]);
  return live;
}

async function loadGuide(page: Page, id: string, requestedDay: string | null) {
  if (!hasOperation(page, 'getLiveSchedule')) return;
  const { api, queryClient } = page;
  const today = ask(api, 'getLiveSchedule', { path: { id } });
  await queryClient.prefetchQuery(today);
  const schedule = queryClient.getQueryData(today.queryKey);
  if (!schedule) return;
  const date = selectedDay(schedule, requestedDay);
  if (date !== schedule.date) {
    await queryClient.prefetchQuery(ask(api, 'getLiveSchedule', { path: { id }, query: { date } }));
  }
}

/** The cached list has all data that the page needs first. */
function findInCachedList(
  { api, queryClient }: Page,
  id: string,
): { live: LiveChannel; updatedAt: number } | undefined {
  const state = queryClient.getQueryState(askPages(api, 'listLives').queryKey);
  const live = state?.data?.pages.flatMap(({ items }) => items).find((each) => each.id === id);
  return live && state && { live, updatedAt: state.dataUpdatedAt };
}

export async function firstLive({ api, queryClient }: Page): Promise<LiveChannel | undefined> {
  const { pages } = await queryClient.ensureInfiniteQueryData(askPages(api, 'listLives'));
  return pages[0]?.items[0];
}
