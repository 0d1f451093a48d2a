import type { Handlers } from '../contract/handlers.ts';
import type { Parts } from '../parts.ts';
import { listCategoryTitles } from './category-titles.ts';
import { listDownloads } from './downloads.ts';
import { filtersOf } from './filters.ts';
import { genreNames, listGenreTitles } from './genres.ts';
import { getList, listLists } from './lists.ts';
import { filmsAndSeries } from './scopes.ts';
import { countedPage } from './title-pages.ts';

export function listHandlers(parts: Parts) {
  return {
    getGenres: ({ locale }) => genreNames(parts.db, locale),
    getFilters: () => ({ data: filtersOf(parts.db) }),
    listTitles: ({ query }) => ({ data: countedPage(parts, filmsAndSeries, query) }),
    listGenreTitles: ({ path, query }) => ({ data: listGenreTitles(parts, path.key, query) }),
    listCategoryTitles: ({ path, query }) => ({
      data: listCategoryTitles(parts, path.category_id, query),
    }),
    listLists: ({ query }) => ({ data: listLists(parts, query) }),
    getList: ({ path, query }) => ({ data: getList(parts, path.list, query) }),
    listDownloads: ({ query }) => ({ data: listDownloads(parts, query) }),
  } satisfies Partial<Handlers>;
}
