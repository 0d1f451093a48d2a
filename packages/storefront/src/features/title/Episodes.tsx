import type { Season, Series, TitleState } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { Button, EmptyState, Skeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { EpisodeRow } from './EpisodeRow.tsx';
import * as styles from './Seasons.css.ts';

interface EpisodesProps {
  series: Pick<Series, 'id'>;
  season: Season;
  place: TitleState['place'] | undefined;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** A page at a time, so that the rest of the page stays within reach. */
export function Episodes({ series, season, place }: EpisodesProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { api } = usePage();
  const {
    data,
    isError,
    isFetchNextPageError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(
    askPages(api, 'listEpisodes', { path: { id: series.id }, query: { season: season.number } }),
  );
  if (isError && !data) {
    return <Failed text={t('sectionFailed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Stack space="sm">
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        <div className={styles.episodes}>
          {placeholders.map((each) => (
            <Skeleton key={each} shape="wide" width="half" />
          ))}
        </div>
      </Stack>
    );
  }
  const episodes = data.pages.flatMap(({ items }) => items);
  if (episodes.length === 0) {
    return <EmptyState headingLevel={3} title={t('noEpisodes')} text={t('noEpisodesMore')} />;
  }
  return (
    <div>
      <ul className={styles.episodes}>
        {episodes.map((episode) => (
          <li key={episode.id} className={styles.episode}>
            <EpisodeRow episode={episode} place={place?.id === episode.id ? place : undefined} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void trackLoading(fetchNextPage())}>
            {t('moreEpisodes')}
          </Button>
          <span role="status">
            {isFetchNextPageError
              ? t('sectionFailed')
              : t('episodesShown', { shown: episodes.length, total: season.episode_count })}
          </span>
        </div>
      ) : null}
    </div>
  );
}
