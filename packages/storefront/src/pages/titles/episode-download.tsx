import { ask } from '@parde/api-client/query';
import { phrasesText } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  DownloadScreen,
  DownloadView,
  prefetchDownloads,
} from '../../features/file-downloads/index.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { episodeName } from '../../titles/file-downloads/downloadable-title.ts';

export default definePage({
  namespace: 'downloads',
  async data(page, { id = '' }) {
    const [episode] = await Promise.all([
      page.queryClient.ensureQueryData(ask(page.api, 'getEpisode', { path: { id } })),
      prefetchDownloads(page, { type: 'episode', id }),
      loadMessages(page, 'data-cost'),
    ]);
    return episode;
  },
  meta: (episode, t, { brand, facts }) => ({
    title: t('pageTitle', {
      name: phrasesText(episodeName(episode, facts.locale, t)),
      brand: brand.name[facts.locale],
    }),
  }),
  Screen: EpisodeDownload,
});

function EpisodeDownload() {
  const { id = '' } = useParams();
  return <EpisodeDownloads key={id} id={id} />;
}

function EpisodeDownloads({ id }: { id: string }) {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { data: episode } = useSuspenseQuery(ask(api, 'getEpisode', { path: { id } }));
  return (
    <DownloadScreen
      name={episodeName(episode, facts.locale, t)}
      subtitle={namePhrase(episode, facts.locale)}
      title={episode}
      titleHref={contentPath('episode', id)}
    >
      {(head) => (
        <DownloadView
          title={{ type: 'episode', id }}
          access={episode.access}
          level={2}
          head={head}
        />
      )}
    </DownloadScreen>
  );
}
