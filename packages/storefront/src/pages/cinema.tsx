import { filtersQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { CinemaScreen } from '../features/catalogue/CinemaScreen.tsx';
import { titleLists } from '../features/catalogue/title-lists.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';

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

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default CinemaScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
