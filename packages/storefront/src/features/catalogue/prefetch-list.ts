import { castQuery, filtersQuery, genresQuery } from '@parde/api-client/query';
import { matchPath, type Params } from 'react-router';
import type { Page } from '../../page/page.ts';
import { allLists } from './all-lists.ts';
import { castGroups, castList, groupPath } from './cast-groups.ts';
import { cursorIn, type PagedList } from './grid/paged-list.ts';
import { titleLists } from './title-lists.ts';

interface Wanted {
  readonly page: Page;
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** What a page of a list asks the API first, by its path: the same queries that its route asks. */
const prefetches: readonly (readonly [pattern: string, prefetch: (wanted: Wanted) => void])[] = [
  ['/cinema', (wanted) => titles(wanted, titleLists.cinema(wanted.page, wanted.search))],
  [
    '/genres/:id',
    (wanted) => titles(wanted, titleLists.genre(wanted.page, wanted.search, idIn(wanted))),
  ],
  [
    '/category/:id',
    (wanted) => titles(wanted, titleLists.category(wanted.page, wanted.search, idIn(wanted))),
  ],
  [
    '/lists/:id',
    (wanted) => titles(wanted, titleLists.list(wanted.page, wanted.search, idIn(wanted))),
  ],
  [
    '/cast/:id',
    (wanted) => {
      const { api, queryClient } = wanted.page;
      const id = idIn(wanted);
      void queryClient.prefetchQuery(castQuery(api, { id }));
      titles(wanted, titleLists.cast(wanted.page, wanted.search, id));
    },
  ],
  [
    '/genres',
    (wanted) => {
      const { api, queryClient } = wanted.page;
      void queryClient.prefetchQuery(genresQuery(api));
      begin(wanted, allLists(wanted.page));
    },
  ],
  ['/lists', (wanted) => begin(wanted, allLists(wanted.page))],
  ...castGroups.map(
    (group) =>
      [groupPath(group), (wanted: Wanted) => begin(wanted, castList(wanted.page, group))] as const,
  ),
];

export function prefetchList(page: Page, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  for (const [pattern, prefetch] of prefetches) {
    const match = matchPath(pattern, pathname);
    if (match) prefetch({ page, params: match.params, search });
  }
}

function idIn({ params }: Wanted): string {
  return params.id ?? '';
}

/** A list with the choices of its filter. */
function titles<Data>(wanted: Wanted, list: PagedList<Data>): void {
  const { api, queryClient } = wanted.page;
  void queryClient.prefetchQuery(filtersQuery(api));
  begin(wanted, list);
}

function begin<Data>({ page, search }: Wanted, list: PagedList<Data>): void {
  void page.queryClient.prefetchQuery(list.page(cursorIn(search)));
}
