import { livesQuery } from '@parde/api-client/query';
import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { LivesScreen } from '../features/live/LivesScreen.tsx';

const load = definePage({
  namespace: 'live',
  async data({ api, queryClient }) {
    await queryClient.ensureInfiniteQueryData(livesQuery(api));
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { name: t('lives'), brand: brand.name[facts.locale] }),
    description: t('livesDescription', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default LivesScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
