import { appDetailsQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { AppScreen } from '../features/apps/AppScreen.tsx';

const load = definePage({
  namespace: 'app',
  async data({ api, queryClient }) {
    await queryClient.prefetchQuery(appDetailsQuery(api));
  },
  meta: (_data, t, { brand, facts: { locale } }) => ({
    title: t('name', { brand: brand.name[locale] }),
    description: t('text'),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default AppScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
