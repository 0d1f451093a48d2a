import { ask } from '@parde/api-client/query';
import type { Params } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import type { PageId } from '../../paths.ts';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';
import { castList } from './cast-groups.ts';
import { allLists, titleLists } from './title-lists.ts';

interface Wanted {
  readonly page: Page;
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** What a page of a list asks the API first: the same queries that its route asks. */
const prefetches = {
  cinema: (wanted) => titles(wanted, titleLists.cinema(wanted.page, wanted.search)),
  genre: (wanted) => titles(wanted, titleLists.genre(wanted.page, wanted.search, idIn(wanted))),
  category: (wanted) =>
    titles(wanted, titleLists.category(wanted.page, wanted.search, idIn(wanted))),
  cast: (wanted) => {
    const { api, queryClient } = wanted.page;
    const id = idIn(wanted);
    void queryClient.prefetchQuery(ask(api, 'getCast', { path: { id } }));
    titles(wanted, titleLists.cast(wanted.page, wanted.search, id));
  },
  genres: (wanted) => {
    const { api, queryClient } = wanted.page;
    void queryClient.prefetchQuery(ask(api, 'getGenres'));
    begin(wanted, allLists(wanted.page));
  },
  lists: (wanted) => {
    const { list } = wanted.params;
    if (list === undefined) begin(wanted, allLists(wanted.page));
    else titles(wanted, titleLists.list(wanted.page, wanted.search, list));
  },
  'iranian-actors': (wanted) => begin(wanted, castList(wanted.page, 'iranian-actors')),
  'foreign-actors': (wanted) => begin(wanted, castList(wanted.page, 'foreign-actors')),
  directors: (wanted) => begin(wanted, castList(wanted.page, 'directors')),
} satisfies Partial<Record<PageId, (wanted: Wanted) => void>>;

/** A page that is a list, or of a person and their titles. */
export type ListPageId = keyof typeof prefetches;

export function prefetchList(id: ListPageId, page: Page, params: Params, href: string): void {
  const { searchParams: search } = new URL(href, window.location.origin);
  prefetches[id]({ page, params, search });
}

function idIn({ params }: Wanted): string {
  return params.id ?? '';
}

/** A list with the choices of its filter. */
function titles<Data>(wanted: Wanted, list: PagedList<Data>): void {
  const { api, queryClient } = wanted.page;
  void queryClient.prefetchQuery(ask(api, 'getFilters'));
  begin(wanted, list);
}

function begin<Data>({ page, search }: Wanted, list: PagedList<Data>): void {
  void page.queryClient.prefetchQuery(list.page(cursorIn(search)));
}
