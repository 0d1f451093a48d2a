import { plansQuery } from '@parde/api-client/query';
import { data, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { PlanScreen } from '../features/purchase/plans/PlanScreen.tsx';
import { readWanted } from '../features/purchase/plans/wanted-title.ts';
import { nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'purchase',
  async data({ api, queryClient }, { id = '' }) {
    const plans = await queryClient.ensureQueryData(plansQuery(api));
    const plan = plans.data[id];
    if (!plan) throw data(null, { status: 404 });
    return plan;
  },
  meta: (plan, t, { brand, facts }) => ({
    title: t('planTitle', {
      name: nameOf(plan, facts.locale),
      brand: brand.name[facts.locale],
    }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function PlanRoute() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = readWanted(search.get('content_type'), search.get('content_id'));
  return <PlanScreen key={id} id={id} wanted={wanted} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
