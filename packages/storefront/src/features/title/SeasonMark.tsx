import type { Season, Series, TitleState } from '@parde/api-client';
import { Button, CheckIcon, RenewIcon, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { fullName } from '../../names/episode-names.ts';
import * as styles from './Seasons.css.ts';
import { seasonEpisodes } from './season-episodes.ts';

const loadMark = () =>
  import('../../titles/watched/change-watched.ts').then((each) => each.markWatched);

interface SeasonMarkProps {
  series: Pick<Series, 'id' | 'name_fa' | 'name_en'>;
  season: Season;
  /** Undefined for guests. */
  state: TitleState | undefined;
}

/** Shows how much of a season the viewer has watched, with a button for all of it. */
export function SeasonMark({ series, season, state }: SeasonMarkProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const now = useNow();
  const [isBusy, setBusy] = useState(false);
  // While some episodes have not loaded, the number of watched ones is unknown.
  const { data, hasNextPage: hasMore } = useInfiniteQuery(
    seasonEpisodes(page.api, series.id, season.number),
  );
  if (!data || !state?.watched_episodes || !hasOperation(page, 'markWatched')) return null;
  const released = data.pages
    .flatMap(({ items }) => items)
    .filter(({ air_date: date }) => date === null || Date.parse(date) <= now);
  if (released.length === 0) return null;
  const done = new Set(state.watched_episodes);
  const watched = released.filter(({ id }) => done.has(id)).length;
  const isDone = !hasMore && watched === released.length;
  const mark = async () => {
    const [markWatched] = await Promise.all([loadChunk(loadMark), loadMessages(page, 'watched')]);
    const of = { series, season: season.number, number: null };
    const title = {
      content_type: 'series',
      id: series.id,
      ...fullName({ ...series, episode_of: of }),
    } as const;
    await markWatched(page, title, !isDone, season.number);
  };
  const toggle = () => {
    setBusy(true);
    mark()
      .catch(
        onChunkError(() => {
          // Another click retries.
        }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.mark}>
      {hasMore || watched === 0 ? null : (
        <Text as="span" size="sm" tone="muted" leading="ui">
          {t('watchedOf', { watched, total: released.length })}
        </Text>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={isDone ? <RenewIcon /> : <CheckIcon />}
        loading={isBusy}
        onClick={toggle}
      >
        {t(isDone ? 'unmarkSeason' : 'markSeason')}
      </Button>
    </div>
  );
}
