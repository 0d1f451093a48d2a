import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { CallbackScreen } from '../features/payments/CallbackScreen.tsx';
import { definePage } from '../page/define-page.ts';

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

export { pageMeta as meta } from '../page/page-meta.ts';

export default function CallbackRoute() {
  const [search] = useSearchParams();
  const code = search.get('tracking_code') ?? undefined;
  return <CallbackScreen key={code} code={code} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
