import { plansQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { PlansScreen } from '../features/purchase/plans/PlansScreen.tsx';
import { readWanted } from '../features/purchase/plans/wanted-title.ts';

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

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function PlansRoute() {
  const [search] = useSearchParams();
  const wanted = readWanted(search.get('content_type'), search.get('content_id'));
  return <PlansScreen wanted={wanted} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
