import { filtersQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { CinemaScreen } from '../features/catalogue/CinemaScreen.tsx';
import { cursorIn } from '../features/catalogue/grid/paged-list.ts';
import { titleLists } from '../features/catalogue/title-lists.ts';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'catalogue',
  // The list may fail alone: its page has a name, and a filter, without it.
  async data(page, _params, { searchParams: search }) {
    const { api, queryClient } = page;
    await Promise.all([
      queryClient.prefetchQuery(titleLists.cinema(page, search).page(cursorIn(search))),
      queryClient.prefetchQuery(filtersQuery(api)),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { name: t('cinema'), brand: brand.name[facts.locale] }),
    description: t('cinemaDescription', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default CinemaScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
