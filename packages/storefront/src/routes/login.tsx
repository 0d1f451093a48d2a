import { safeRedirect } from '@parde/domain';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { LoginForm } from '../features/login/LoginForm.tsx';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'login',
  async data({ facts }) {
    if (facts.signedIn) throw redirect('/');
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    canonical: '/login',
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function Login() {
  const [search] = useSearchParams();
  const target = safeRedirect(search.get('redirect')) ?? '/';
  // A whole new document: the page that comes was drawn for someone else.
  return <LoginForm onSignedIn={() => window.location.assign(target)} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
