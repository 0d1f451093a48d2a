import { movieQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { fillDownloads } from '../features/downloads/load-downloads.ts';
import { MovieDownloads } from '../features/downloads/MovieDownloads.tsx';
import { nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'downloads',
  async data(page, { id = '' }) {
    const [movie] = await Promise.all([
      page.queryClient.ensureQueryData(movieQuery(page.api, { id })),
      fillDownloads(page, { type: 'movie', id }),
    ]);
    return movie;
  },
  meta: (movie, t, { brand, facts }) => ({
    title: t('pageTitle', { name: nameOf(movie, facts.locale), brand: brand.name[facts.locale] }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function MovieDownload() {
  const { id = '' } = useParams();
  return <MovieDownloads key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
