import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { path } from '../paths.ts';

/** The home page stores the code, as every page does with `?ref`. */
const home = (id: string | undefined) =>
  path('home') + (id === undefined ? '' : `?ref=${encodeURIComponent(id)}`);

export function loader({ params }: LoaderFunctionArgs): never {
  throw redirect(home(params.id));
}

/** The server stores the code, so this must be a document request. */
export function clientLoader({ params }: LoaderFunctionArgs): never {
  throw redirectDocument(home(params.id));
}

export { pageMeta as meta } from '../app/page/page-meta.ts';
export { PageError as ErrorBoundary } from '../shell/PageError.tsx';

export default function Referral() {
  return null;
}
