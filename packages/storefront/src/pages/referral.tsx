import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { path } from '../paths.ts';

/** An invitation's address leads to the home page, which keeps the code as every page does that has one in its query. */
const home = (id: string | undefined) =>
  path('home') + (id === undefined ? '' : `?ref=${encodeURIComponent(id)}`);

export function loader({ params }: LoaderFunctionArgs): never {
  throw redirect(home(params.id));
}

/** The server keeps the code, so it has to be asked. */
export function clientLoader({ params }: LoaderFunctionArgs): never {
  throw redirectDocument(home(params.id));
}

export { pageMeta as meta } from '../app/page/page-meta.ts';
export { PageError as ErrorBoundary } from '../shell/PageError.tsx';

export default function Referral() {
  return null;
}
