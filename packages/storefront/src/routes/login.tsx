import type { LoaderFunctionArgs } from 'react-router';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { definePage } from '../page/define-page.ts';

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

export { pageMeta as meta } from '../page/page-meta.ts';

export default LoginScreen;

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
