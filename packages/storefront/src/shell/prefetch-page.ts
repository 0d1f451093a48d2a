import { movieQuery } from '@parde/api-client/query';
import { matchPath, type Params } from 'react-router';
import type { Page } from '../page/page.ts';

type Prefetch = (page: Page, params: Params) => Promise<void>;

/** What a page asks the API first, by its path: the same queries that its route asks. */
const prefetches: readonly (readonly [pattern: string, prefetch: Prefetch])[] = [
  [
    '/movie/:id',
    ({ api, queryClient }, { id = '' }) => queryClient.prefetchQuery(movieQuery(api, { id })),
  ],
];

export function prefetchPage(page: Page, href: string): void {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  for (const [pattern, prefetch] of prefetches) {
    const match = matchPath(pattern, path);
    if (match) void prefetch(page, match.params);
  }
}
