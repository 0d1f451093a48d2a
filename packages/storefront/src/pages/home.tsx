import { discoverQuery, sliderQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';

const load = definePage({
  namespace: 'home',
  // Neither is the page: a part that fails says so in its place, and the rest is there.
  async data({ api, brand, queryClient }) {
    await Promise.all([
      queryClient.prefetchQuery(sliderQuery(api, { ref: brand.sliderRef })),
      queryClient.prefetchQuery(discoverQuery(api)),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: brand.description[facts.locale],
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default HomeScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
