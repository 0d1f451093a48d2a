import { movieQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { loadTitle } from '../features/title/load-title.ts';
import { MovieScreen } from '../features/title/MovieScreen.tsx';
import { titleMeta } from '../features/title/title-meta.ts';

const load = definePage({
  namespace: 'title',
  data: (page, { id = '' }) => loadTitle(page, { type: 'movie', id }, movieQuery(page.api, { id })),
  meta: (movie, t, page) => titleMeta(movie, t, page),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Movie() {
  const { id = '' } = useParams();
  return <MovieScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
