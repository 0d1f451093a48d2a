import { episodeQuery } from '@parde/api-client/query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { EpisodeDownloads } from '../features/downloads/EpisodeDownloads.tsx';
import { episodeName } from '../features/downloads/episode-name.ts';
import { fillDownloads } from '../features/downloads/load-downloads.ts';

const load = definePage({
  namespace: 'downloads',
  async data(page, { id = '' }) {
    const [episode] = await Promise.all([
      page.queryClient.ensureQueryData(episodeQuery(page.api, { id })),
      fillDownloads(page, { type: 'episode', id }),
    ]);
    return episode;
  },
  meta: (episode, t, { brand, facts }) => ({
    title: t('pageTitle', {
      name: episodeName(episode, facts.locale, t),
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

export default function EpisodeDownload() {
  const { id = '' } = useParams();
  return <EpisodeDownloads key={id} id={id} />;
}

export { PageError as ErrorBoundary } from '../shell/PageError.tsx';
