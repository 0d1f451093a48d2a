import { data } from 'react-router';

/** Every unknown address. The error boundary shows the 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export { pageMeta as meta } from '../app/page/page-meta.ts';
export { PageError as ErrorBoundary } from '../shell/PageError.tsx';

export default function NotFound() {
  return null;
}
