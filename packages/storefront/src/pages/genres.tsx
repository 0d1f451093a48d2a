import { genresQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { allLists } from '../features/catalogue/all-lists.ts';
import { GenresScreen } from '../features/catalogue/GenresScreen.tsx';

const load = definePage({
  namespace: 'catalogue',
  async data(page) {
    const { api, queryClient } = page;
    await Promise.all([
      queryClient.ensureQueryData(genresQuery(api)),
      queryClient.prefetchQuery(allLists(page).page(null)),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { name: t('genres'), brand: brand.name[facts.locale] }),
    description: t('genresDescription', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default GenresScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
