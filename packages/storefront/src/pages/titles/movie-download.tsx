import { ask } from '@parde/api-client/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  DownloadScreen,
  DownloadView,
  prefetchDownloads,
} from '../../features/file-downloads/index.ts';
import { nameOf } from '../../names/names.ts';
import { namePhrase, otherNamePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';

export default definePage({
  namespace: 'downloads',
  async data(page, { id = '' }) {
    const [movie] = await Promise.all([
      page.queryClient.ensureQueryData(ask(page.api, 'getMovie', { path: { id } })),
      prefetchDownloads(page, { type: 'movie', id }),
      loadMessages(page, 'data-cost'),
    ]);
    return movie;
  },
  meta: (movie, t, { brand, facts }) => ({
    title: t('pageTitle', { name: nameOf(movie, facts.locale), brand: brand.name[facts.locale] }),
  }),
  Screen: MovieDownload,
});

function MovieDownload() {
  const { id = '' } = useParams();
  return <MovieDownloads key={id} id={id} />;
}

function MovieDownloads({ id }: { id: string }) {
  const { api, facts } = usePage();
  const { data: movie } = useSuspenseQuery(ask(api, 'getMovie', { path: { id } }));
  return (
    <DownloadScreen
      name={namePhrase(movie, facts.locale)}
      subtitle={otherNamePhrase(movie, facts.locale)}
      title={movie}
      titleHref={contentPath('movie', id)}
    >
      {(head) => (
        <DownloadView title={{ type: 'movie', id }} access={movie.access} level={2} head={head} />
      )}
    </DownloadScreen>
  );
}
