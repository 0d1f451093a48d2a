import type { Season, Series, TitleState } from '@parde/api-client';
import { Button, EmptyState, Skeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { EpisodeList } from './EpisodeList.tsx';
import * as styles from './Seasons.css.ts';
import { seasonEpisodes } from './season-episodes.ts';

interface EpisodesProps {
  series: Pick<Series, 'id' | 'name_fa' | 'name_en'>;
  season: Season;
  state: TitleState | undefined;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** Loads a page at a time, so that the content below stays within reach. */
export function Episodes({ series, season, state }: EpisodesProps) {
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
  } = useInfiniteQuery(seasonEpisodes(api, series.id, season.number));
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
  const total = hasNextPage ? Math.max(season.episode_count, episodes.length) : episodes.length;
  return (
    <EpisodeList
      episodes={episodes}
      season={season.number}
      total={total}
      state={state}
      end={
        hasNextPage ? (
          <div className={styles.more}>
            <Button loading={isFetchingNextPage} onClick={() => void trackLoading(fetchNextPage())}>
              {t('moreEpisodes')}
            </Button>
            <span role="status">
              {isFetchNextPageError
                ? t('sectionFailed')
                : t('episodesShown', { shown: episodes.length, total })}
            </span>
          </div>
        ) : null
      }
    />
  );
}
