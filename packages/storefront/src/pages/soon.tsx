import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { SoonMessage } from '../app/parts/SoonMessage.tsx';

const load = definePage({
  namespace: 'pages',
  async data() {},
  meta: (_data, t, { brand, facts }, { name }) => ({
    title: [...(name ? [t(name)] : []), brand.name[facts.locale]].join(' | '),
    // Nothing that one would look for is here yet.
    hidden: true,
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default SoonMessage;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
