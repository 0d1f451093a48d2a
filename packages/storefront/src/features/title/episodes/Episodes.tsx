import type { EpisodeItem, Season, Series, TitleState } from '@parde/api-client';
import { Button, ButtonLink, EmptyState, Skeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isForBrowser } from '../../../app/browser/links.ts';
import { useSearchParam } from '../../../app/hooks/use-search.ts';
import { trackLoading } from '../../../app/loading-bar-store.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { useSavedBadges } from '../../../titles/use-saved-badges.ts';
import { EpisodeRow } from './EpisodeRow.tsx';
import * as styles from './Seasons.css.ts';
import { episodesAtFirst, seasonEpisodes } from './season-episodes.ts';

interface EpisodesProps {
  series: Pick<Series, 'id' | 'name_fa' | 'name_en'>;
  season: Season;
  state: TitleState | undefined;
}

/** Loads a page at a time, so that the content below stays within reach. */
export function Episodes({ series, season, state }: EpisodesProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { api } = usePage();
  const query = useInfiniteQuery(seasonEpisodes(api, series.id, season.number));
  const { data, hasNextPage, fetchNextPage } = query;
  if (query.isError && !data) return <Failed text={t('sectionFailed')} onRetry={query.refetch} />;
  if (!data) {
    return (
      <Stack space="sm">
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        <div className={styles.episodes}>
          {['a', 'b', 'c', 'd'].map((each) => (
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
            <Button
              loading={query.isFetchingNextPage}
              onClick={() => void trackLoading(fetchNextPage())}
            >
              {t('moreEpisodes')}
            </Button>
            <span role="status">
              {query.isFetchNextPageError
                ? t('sectionFailed')
                : t('episodesShown', { shown: episodes.length, total })}
            </span>
          </div>
        ) : null
      }
    />
  );
}

interface EpisodeListProps {
  /** The loaded episodes, in their order. */
  episodes: readonly EpisodeItem[];
  season: number;
  /** The number of episodes in the season, including episodes that have not loaded. */
  total: number;
  state: TitleState | undefined;
  /** Shown below the complete list, to load more. */
  end: ReactNode;
}

/**
 * Shows some episodes of a season, and all of them after a click. The address contains the choice, so the control is
 * a link that works without JavaScript.
 */
function EpisodeList({ episodes, season, total, state, end }: EpisodeListProps) {
  const { t } = useTranslation('title');
  const [episodesParam, show] = useSearchParam('episodes');
  const badges = useSavedBadges();
  const place = state?.place ?? undefined;
  const ids = episodes.map(({ id }) => id);
  const first = episodesAtFirst(ids, place?.id);
  const isEntire = episodesParam === 'all' || first.end - first.start === total;
  const shown = isEntire ? episodes : episodes.slice(first.start, first.end);
  const { list, rememberFocus } = useFocusOnNewRow(
    isEntire,
    first.end < ids.length ? first.end : 0,
  );
  const showAll = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    rememberFocus();
    show('all');
  };
  return (
    <div>
      <ul ref={list} className={styles.episodes}>
        {shown.map((episode) => (
          <li key={episode.id} className={styles.episode}>
            <EpisodeRow
              episode={episode}
              place={place?.id === episode.id ? place : undefined}
              watched={state?.watched_episodes?.includes(episode.id)}
              mark={
                badges ? <badges.SavedMark of={{ type: 'episode', id: episode.id }} /> : undefined
              }
            />
          </li>
        ))}
      </ul>
      {isEntire ? (
        end
      ) : (
        <div className={styles.more}>
          <ButtonLink href={`?season=${season}&episodes=all`} onClick={showAll}>
            {t('allOfSeason', { count: total })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The link that was clicked disappears. The focus moves to the first row after those that were shown before. */
function useFocusOnNewRow(isEntire: boolean, row: number) {
  const list = useRef<HTMLUListElement>(null);
  const firstNewRow = useRef<number>(undefined);
  useEffect(() => {
    if (!isEntire || firstNewRow.current === undefined) return;
    const item = list.current?.children[firstNewRow.current];
    firstNewRow.current = undefined;
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [isEntire]);
  const rememberFocus = () => {
    firstNewRow.current = row;
  };
  return { list, rememberFocus };
}
