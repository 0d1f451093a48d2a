import { movieQuery } from '@parde/api-client/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { nameOf, otherNameOf } from '../../words/names.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { DownloadView } from './DownloadView.tsx';

/** A film's files. */
export function MovieDownloads({ id }: { id: string }) {
  const { api, facts } = usePage();
  const { data: movie } = useSuspenseQuery(movieQuery(api, { id }));
  return (
    <DownloadScreen
      name={nameOf(movie, facts.locale)}
      more={otherNameOf(movie, facts.locale)}
      poster={movie.poster}
      own={contentPath('movie', id)}
    >
      <DownloadView title={{ type: 'movie', id }} access={movie.access} level={2} />
    </DownloadScreen>
  );
}
