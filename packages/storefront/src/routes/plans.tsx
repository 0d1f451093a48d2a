import { plansQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { PlansScreen } from '../features/plans/PlansScreen.tsx';
import { readWanted } from '../features/plans/wanted-title.ts';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'purchase',
  // The page stands without them: it says what failed, and asks again.
  data: ({ api, queryClient }) => queryClient.prefetchQuery(plansQuery(api)),
  meta: (_data, t, { brand, facts }) => ({
    title: t('pageTitle', { brand: brand.name[facts.locale] }),
    description: t('pageDescription', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function PlansRoute() {
  const [search] = useSearchParams();
  const wanted = readWanted(search.get('content_type'), search.get('content_id'));
  return <PlansScreen wanted={wanted} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
