import { filtersQuery } from '@parde/api-client/query';
import { maySearch, readSearchTerm } from '@parde/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadWords } from '../app/i18n/words.ts';
import { definePage } from '../app/page/define-page.ts';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { searchList } from '../features/search/search-list.ts';
import { searchPath } from '../paths.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';

const load = definePage({
  namespace: 'search',
  // The results may fail alone: the page has its field without them.
  async data(page, params, { searchParams }) {
    // A form without script says the term so.
    const asked = searchParams.get('q');
    if (asked !== null) throw redirect(searchPath(asked));
    const { api, i18n, facts, queryClient } = page;
    const term = readSearchTerm(params.search ?? '');
    const words = loadWords(i18n, facts.locale, 'catalogue');
    if (maySearch(term)) {
      const list = searchList(page, term, searchParams);
      await Promise.all([
        queryClient.prefetchQuery(list.page(cursorIn(searchParams))),
        queryClient.prefetchQuery(filtersQuery(api)),
      ]);
    }
    await words;
    return term;
  },
  meta: (term, t, { brand, facts }) => ({
    title: t(maySearch(term) ? 'titleOf' : 'title', { term, brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default SearchScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
