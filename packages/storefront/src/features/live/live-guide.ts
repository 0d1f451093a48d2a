import type { LiveChannel, Programme, Schedule } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { prefetch, prefetchPages } from '../../app/page/queries.ts';

const dayMs = 86_400_000;

/** All dates of the guide, inclusive. */
export function daysOf({
  first_date: first,
  last_date: last,
}: Pick<Schedule, 'first_date' | 'last_date'>): string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = Math.round((to - from) / dayMs) + 1;
  // Guards against a bad range from the API.
  if (!(count >= 1 && count <= 60)) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(from + index * dayMs).toISOString().slice(0, 10),
  );
}

/** The requested day if the guide has it, else today. */
export function selectedDay(schedule: Schedule, requested: string | null): string {
  return requested !== null && daysOf(schedule).includes(requested) ? requested : schedule.date;
}

export type AiringState = 'over' | 'now' | 'coming';

export function airingState(
  { starts_at, ends_at }: Pick<Programme, 'starts_at' | 'ends_at'>,
  now: number,
): AiringState {
  if (Date.parse(ends_at) <= now) return 'over';
  return Date.parse(starts_at) <= now ? 'now' : 'coming';
}

const minWaitMs = 60_000;

/** Returns false if the next change is unknown. */
export function msUntilNextChange(
  { now: on, next }: Pick<LiveChannel, 'now' | 'next'>,
  now: number,
): number | false {
  const change = Date.parse(on?.ends_at ?? next?.starts_at ?? '');
  return Number.isNaN(change) ? false : Math.max(minWaitMs, change - now);
}

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
    prefetchPages(page, askPages(api, 'listLives')),
    loadGuide(page, id, search.get(dayParam)),
  ]);
  return live;
}

async function loadGuide(page: Page, id: string, requestedDay: string | null) {
  const { api, queryClient } = page;
  const today = ask(api, 'getLiveSchedule', { path: { id } });
  await prefetch(page, today);
  const schedule = queryClient.getQueryData(today.queryKey);
  if (!schedule) return;
  const date = selectedDay(schedule, requestedDay);
  if (date !== schedule.date) {
    await prefetch(page, ask(api, 'getLiveSchedule', { path: { id }, query: { date } }));
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
