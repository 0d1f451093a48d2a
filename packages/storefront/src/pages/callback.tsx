import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { CallbackScreen } from '../features/purchase/payment/CallbackScreen.tsx';

const load = definePage({
  namespace: 'purchase',
  async data() {},
  meta: (_data, t, { brand, facts }) => ({
    title: t('callbackTitle', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function CallbackRoute() {
  const [search] = useSearchParams();
  const code = search.get('tracking_code') ?? undefined;
  return <CallbackScreen key={code} code={code} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
