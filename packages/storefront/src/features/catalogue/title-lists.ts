import type { ListInfo } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import {
  countedByAbout,
  type ListPage,
  listWithPages,
  mapPages,
  type PagedList,
  pagedList,
  pageSize,
} from '../../titles/grid/paged-list.ts';

type ListContext = Pick<Page, 'api' | 'facts'>;

const queryOf = ({ facts }: ListContext, search: URLSearchParams) =>
  toApiQuery(readListOptions(search, facts));

/** Each list is filtered by its address, else by the viewer's last filter. */
export const titleLists = {
  cinema(page: ListContext, search: URLSearchParams) {
    const query = queryOf(page, search);
    return listWithPages(page, pagedList(askPages(page.api, 'listTitles', { query })));
  },
  genre(page: ListContext, search: URLSearchParams, key: string) {
    const input = { path: { key }, query: queryOf(page, search) };
    const list = pagedList(askPages(page.api, 'listGenreTitles', input));
    return countedByAbout(listWithPages(page, list));
  },
  category(page: ListContext, search: URLSearchParams, category_id: string) {
    const input = { path: { category_id }, query: queryOf(page, search) };
    const list = pagedList(askPages(page.api, 'listCategoryTitles', input));
    return countedByAbout(listWithPages(page, list));
  },
  list(page: ListContext, search: URLSearchParams, list: string) {
    const input = { path: { list }, query: queryOf(page, search) };
    return listWithPages(page, pagedList(askPages(page.api, 'getList', input)));
  },
  cast(page: ListContext, search: URLSearchParams, id: string) {
    const input = { path: { id }, query: queryOf(page, search) };
    return listWithPages(page, pagedList(askPages(page.api, 'listCastTitles', input)));
  },
};

/** The first list leads, if others follow it. */
export function allLists({ api }: Pick<Page, 'api'>): PagedList<ListsPage> {
  // One more than a page, so that a page without its first list is complete. With fewer lists the grid would request
  // the next page at once.
  const list = pagedList(askPages(api, 'listLists', { query: { limit: pageSize + 1 } }));
  return mapPages(list, (answer, cursor) => (cursor === null ? withFeatured(answer) : answer));
}

export interface ListsPage extends ListPage<ListInfo> {
  readonly featured?: ListInfo | undefined;
}

export function withFeatured({ items, next_cursor }: ListPage<ListInfo>): ListsPage {
  const [featured, ...others] = items;
  return others.length === 0 ? { items, next_cursor } : { featured, items: others, next_cursor };
}

/** The most that the contract allows on a page. A menu of genres is not longer. */
const maxGenres = 50;

export function genreLists({ api }: Pick<Page, 'api'>) {
  return askPages(api, 'listLists', { query: { kind: 'genre', limit: maxGenres } });
}
