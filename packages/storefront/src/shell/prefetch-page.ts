import type { ApiClient } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { trackPrefetch } from '../app/errors/track-prefetch.ts';
import type { Page } from '../app/page/page.ts';
import type { ListPageId } from '../features/catalogue/prefetch-list.ts';
import { routeTable, type TableRow } from '../route-table.ts';

type Prefetch = (api: ApiClient, queryClient: QueryClient, id: string) => Promise<void>;

/** The same queries as in the page's loader. */
const prefetches: Partial<Record<TableRow['id'], Prefetch>> = {
  movie: (api, queryClient, id) =>
    queryClient.prefetchQuery(ask(api, 'getMovie', { path: { id } })),
  series: (api, queryClient, id) =>
    queryClient.prefetchQuery(ask(api, 'getSeries', { path: { id } })),
  episode: (api, queryClient, id) =>
    queryClient.prefetchQuery(ask(api, 'getEpisode', { path: { id } })),
  video: (api, queryClient, id) =>
    queryClient.prefetchQuery(ask(api, 'getVideo', { path: { id } })),
  ekran: (api, queryClient, id) =>
    queryClient.prefetchQuery(ask(api, 'getEkran', { path: { id } })),
};

/** Loaded on first use, to keep their queries out of the home page. */
const listPages: Record<ListPageId, true> = {
  cinema: true,
  genres: true,
  genre: true,
  category: true,
  lists: true,
  cast: true,
  'iranian-actors': true,
  'foreign-actors': true,
  directors: true,
};

const isListPage = (id: string): id is ListPageId => id in listPages;

export function prefetchPage(page: Page, href: string): void {
  const { api, queryClient } = page;
  const match = matchRoutes([...routeTable], href)?.[0];
  if (!match) return;
  const {
    params,
    route: { id, withoutParam },
  } = match;
  // It redirects.
  if (withoutParam !== undefined && params.id === undefined) return;
  if (isListPage(id)) {
    trackPrefetch(async () => {
      const { prefetchList } = await import('../features/catalogue/prefetch-list.ts');
      prefetchList(id, page, params, href);
    });
  } else {
    void prefetches[id]?.(api, queryClient, params.id ?? '');
  }
}
