import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../page/define-page.ts';
import { PageMessage } from '../shell/PageMessage.tsx';

const load = definePage({
  namespace: 'shell',
  async data() {},
  meta: (_data, t, { brand, facts }) => ({
    title: `${t('soon')} | ${brand.name[facts.locale]}`,
    hidden: true,
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function Soon() {
  return <PageMessage kind="soon" />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
