import { appDetailsQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { AppScreen } from '../features/app/AppScreen.tsx';
import { definePage } from '../page/define-page.ts';

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

export { pageMeta as meta } from '../page/page-meta.ts';

export default AppScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
