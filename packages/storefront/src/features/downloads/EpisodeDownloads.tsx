import { episodeQuery } from '@parde/api-client/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { nameOf } from '../../words/names.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { DownloadView } from './DownloadView.tsx';
import { episodeName } from './episode-name.ts';

/** An episode's files. */
export function EpisodeDownloads({ id }: { id: string }) {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { data: episode } = useSuspenseQuery(episodeQuery(api, { id }));
  return (
    <DownloadScreen
      name={episodeName(episode, facts.locale, t)}
      more={nameOf(episode, facts.locale)}
      poster={episode.poster}
      own={contentPath('episode', id)}
    >
      <DownloadView title={{ type: 'episode', id }} access={episode.access} level={2} />
    </DownloadScreen>
  );
}
