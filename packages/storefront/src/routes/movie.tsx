import { movieQuery } from '@parde/api-client/query';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { MovieScreen } from '../features/title/MovieScreen.tsx';
import { nameOf, summaryOf } from '../features/title/title-words.ts';
import { definePage } from '../page/define-page.ts';

const load = definePage({
  namespace: 'movie',
  async data({ api, queryClient }, { id }) {
    if (id === undefined) throw data(null, { status: 404 });
    return queryClient.ensureQueryData(movieQuery(api, { id }));
  },
  meta: (movie, t, { brand, facts }) => ({
    title: t('title', { name: nameOf(movie, facts.locale), brand: brand.name[facts.locale] }),
    description: summaryOf(movie, facts.locale),
    canonical: `/movie/${movie.id}`,
    image: (movie.backdrop ?? movie.poster)?.url,
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../page/page-meta.ts';

export default function Movie() {
  const { id = '' } = useParams();
  return <MovieScreen key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
