import type { ApiClient } from '@parde/api-client';
import {
  ekranQuery,
  episodeQuery,
  movieQuery,
  seriesQuery,
  videoQuery,
} from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type Params } from 'react-router';
import { fetchAhead } from '../errors/fetch-ahead.ts';
import type { Page } from '../page/page.ts';

type Prefetch = (api: ApiClient, queryClient: QueryClient, params: Params) => Promise<void>;

/** What a page asks the API first, by its path: the same queries that its route asks. */
const prefetches: readonly (readonly [pattern: string, prefetch: Prefetch])[] = [
  [
    '/movie/:id',
    (api, queryClient, { id = '' }) => queryClient.prefetchQuery(movieQuery(api, { id })),
  ],
  [
    '/series/:id',
    (api, queryClient, { id = '' }) => queryClient.prefetchQuery(seriesQuery(api, { id })),
  ],
  [
    '/episode/:id',
    (api, queryClient, { id = '' }) => queryClient.prefetchQuery(episodeQuery(api, { id })),
  ],
  [
    '/video/:id',
    (api, queryClient, { id = '' }) => queryClient.prefetchQuery(videoQuery(api, { id })),
  ],
  [
    '/ekran/:id',
    (api, queryClient, { id = '' }) => queryClient.prefetchQuery(ekranQuery(api, { id })),
  ],
];

/** Pages of lists, whose queries come with the first sign that one of them is wanted: home is without them. */
const pagesOfLists = /^\/(?:cinema|genres|category|lists|casts?)(?:\/|$)/;

export function prefetchPage(page: Page, href: string): void {
  const { api, queryClient } = page;
  const path = href.split(/[?#]/, 1)[0] ?? '';
  if (pagesOfLists.test(path)) {
    fetchAhead(async () => {
      const { prefetchList } = await import('../features/catalogue/prefetch-list.ts');
      prefetchList(page, href);
    });
    return;
  }
  for (const [pattern, prefetch] of prefetches) {
    const match = matchPath(pattern, path);
    if (match) void prefetch(api, queryClient, match.params);
  }
}
