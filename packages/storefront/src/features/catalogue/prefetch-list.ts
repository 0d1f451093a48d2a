import { ask } from '@parde/api-client/query';
import type { Params } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import type { PageId } from '../../paths.ts';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';
import { castList } from './cast-groups.ts';
import { allLists, titleLists } from './title-lists.ts';

interface PrefetchRequest {
  readonly page: Page;
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** The same queries as in the page's loader. */
const prefetches = {
  cinema: (request) => prefetchTitles(request, titleLists.cinema(request.page, request.search)),
  genre: (request) =>
    prefetchTitles(request, titleLists.genre(request.page, request.search, idIn(request))),
  category: (request) =>
    prefetchTitles(request, titleLists.category(request.page, request.search, idIn(request))),
  cast: (request) => {
    const { api, queryClient } = request.page;
    const id = idIn(request);
    void queryClient.prefetchQuery(ask(api, 'getCast', { path: { id } }));
    prefetchTitles(request, titleLists.cast(request.page, request.search, id));
  },
  genres: (request) => {
    const { api, queryClient } = request.page;
    void queryClient.prefetchQuery(ask(api, 'getGenres'));
    prefetchFirstPage(request, allLists(request.page));
  },
  lists: (request) => {
    const { list } = request.params;
    if (list === undefined) prefetchFirstPage(request, allLists(request.page));
    else prefetchTitles(request, titleLists.list(request.page, request.search, list));
  },
  'iranian-actors': (request) =>
    prefetchFirstPage(request, castList(request.page, 'iranian-actors')),
  'foreign-actors': (request) =>
    prefetchFirstPage(request, castList(request.page, 'foreign-actors')),
  directors: (request) => prefetchFirstPage(request, castList(request.page, 'directors')),
} satisfies Partial<Record<PageId, (request: PrefetchRequest) => void>>;

export type ListPageId = keyof typeof prefetches;

export function prefetchList(id: ListPageId, page: Page, params: Params, href: string): void {
  const { searchParams: search } = new URL(href, window.location.origin);
  prefetches[id]({ page, params, search });
}

function idIn({ params }: PrefetchRequest): string {
  return params.id ?? '';
}

/** Also prefetches the filter's choices. */
function prefetchTitles<Data>(request: PrefetchRequest, list: PagedList<Data>): void {
  const { api, queryClient } = request.page;
  void queryClient.prefetchQuery(ask(api, 'getFilters'));
  prefetchFirstPage(request, list);
}

function prefetchFirstPage<Data>({ page, search }: PrefetchRequest, list: PagedList<Data>): void {
  void page.queryClient.prefetchQuery(list.page(cursorIn(search)));
}
