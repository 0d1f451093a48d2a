import { seriesQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { fillEpisodes } from '../features/title/fill-episodes.ts';
import { loadTitle } from '../features/title/load-title.ts';
import { SeriesScreen } from '../features/title/SeriesScreen.tsx';
import { titleMeta } from '../features/title/title-meta.ts';
import { InApp } from '../shell/InApp.tsx';

const load = definePage({
  namespace: 'title',
  async data(page, { id = '' }, url) {
    const series = await loadTitle(page, { type: 'series', id }, seriesQuery(page.api, { id }));
    if (import.meta.env.SSR && 'seasons' in series) await fillEpisodes(page, series, url);
    return series;
  },
  meta: (series, t, page) => titleMeta(series, t, page),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function Series() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <SeriesScreen key={id} id={id} />
    </InApp>
  );
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
