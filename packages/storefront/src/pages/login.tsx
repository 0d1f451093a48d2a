import type { LoaderFunctionArgs } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { LoginScreen } from '../features/login/LoginScreen.tsx';

const load = definePage({
  namespace: 'login',
  async data() {},
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default LoginScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
