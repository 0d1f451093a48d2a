import { seriesQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { SeriesDownloads } from '../features/downloads/SeriesDownloads.tsx';
import { fillEpisodes } from '../features/title/fill-episodes.ts';
import { nameOf } from '../words/names.ts';

const load = definePage({
  namespace: 'downloads',
  async data(page, { id = '' }, url) {
    const series = await page.queryClient.ensureQueryData(seriesQuery(page.api, { id }));
    if (import.meta.env.SSR) await fillEpisodes(page, series, url);
    return series;
  },
  meta: (series, t, { brand, facts }) => ({
    title: t('pageTitle', {
      name: nameOf(series, facts.locale),
      brand: brand.name[facts.locale],
    }),
  }),
});

export function loader(args: LoaderFunctionArgs) {
  return load(args);
}

export function clientLoader(args: LoaderFunctionArgs) {
  return load(args);
}

export { pageMeta as meta } from '../app/page/page-meta.ts';

export default function SeriesDownload() {
  const { id = '' } = useParams();
  return <SeriesDownloads key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
