import { ask, askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { cursorIn, type PagedList, pagedList, pageSize } from '../../titles/grid/paged-list.ts';

type ListContext = Pick<Page, 'api' | 'facts'>;

/** Each list is filtered by its address, else by the viewer's last filter. */
export const titleLists = {
  cinema: ({ api, facts }: ListContext, search: URLSearchParams) =>
    pagedList(askPages(api, 'listTitles', { query: toApiQuery(readListOptions(search, facts)) })),
  genre: ({ api, facts }: ListContext, search: URLSearchParams, key: string) =>
    pagedList(
      askPages(api, 'listGenreTitles', {
        path: { key },
        query: toApiQuery(readListOptions(search, facts)),
      }),
    ),
  category: ({ api, facts }: ListContext, search: URLSearchParams, category_id: string) =>
    pagedList(
      askPages(api, 'listCategoryTitles', {
        path: { category_id },
        query: toApiQuery(readListOptions(search, facts)),
      }),
    ),
  list: ({ api, facts }: ListContext, search: URLSearchParams, list: string) =>
    pagedList(
      askPages(api, 'getList', {
        path: { list },
        query: toApiQuery(readListOptions(search, facts)),
      }),
    ),
  cast: ({ api, facts }: ListContext, search: URLSearchParams, id: string) =>
    pagedList(
      askPages(api, 'listCastTitles', {
        path: { id },
        query: toApiQuery(readListOptions(search, facts)),
      }),
    ),
};

/** Only the list is required: without the filter's choices the page still works. */
export async function loadTitles<Data>(
  { api, queryClient }: Page,
  list: PagedList<Data>,
  search: URLSearchParams,
): Promise<Data> {
  const [page] = await Promise.all([
    queryClient.ensureQueryData(list.page(cursorIn(search))),
    queryClient.prefetchQuery(ask(api, 'getFilters')),
  ]);
  return page;
}

export function allLists({ api }: Pick<Page, 'api'>) {
  return pagedList(askPages(api, 'listLists', { query: { limit: pageSize } }));
}
