import type { Season, Series, TitleState } from '@parde/api-client';
import {
  Button,
  CheckIcon,
  Container,
  Heading,
  Inline,
  RenewIcon,
  Stack,
  Tabs,
  Text,
} from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk, onChunkError } from '../../../app/errors/load-chunk.ts';
import { useNow } from '../../../app/hooks/use-now.ts';
import { useSearchParam } from '../../../app/hooks/use-search.ts';
import { loadMessages } from '../../../app/i18n/messages.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { fullName, seasonName } from '../../../names/episode-names.ts';
import { phrase } from '../../../names/phrases.ts';
import { SaveButton } from '../../../titles/SaveButton.tsx';
import { maySaveSeason } from '../../../titles/save-offer.ts';
import { selectedSeason } from '../../../titles/watch-position.ts';
import { Episodes } from './Episodes.tsx';
import * as styles from './Seasons.css.ts';
import { seasonEpisodes } from './season-episodes.ts';

interface SeasonsProps {
  series: Series;
  /** Undefined for guests. */
  state: TitleState | undefined;
}

/** Returns null if the viewer is in no season; undefined while that is not known. */
function seasonOf(state: TitleState | undefined): number | null | undefined {
  return state && (state.place?.episode_of?.season ?? null);
}

export function Seasons({ series, state }: SeasonsProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const [selected, select] = useSearchParam('season');
  // A viewer who marks this season as watched continues with the next one, but still looks at this one.
  const [seasonShown, setSeasonShown] = useState(() => seasonOf(state));
  if (seasonShown === undefined && state) setSeasonShown(seasonOf(state));
  const shown = selectedSeason(series.seasons, selected, seasonShown ?? undefined);
  if (!shown) return null;
  const contentOf = (season: Season) => (
    <Episodes key={season.number} series={series} season={season} state={state} />
  );
  const mark = (
    <Inline space="xs">
      <SeasonMark key={shown.number} series={series} season={shown} state={state} />
      {maySaveSeason(page) ? (
        <SaveButton
          size="sm"
          variant="ghost"
          of={{ content_type: 'series', content_id: series.id, season: shown.number }}
        >
          {t('saveSeason')}
        </SaveButton>
      ) : null}
    </Inline>
  );
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('episodes')}
        </Heading>
        {series.seasons.length === 1 ? (
          <Stack space="sm">
            {mark}
            {contentOf(shown)}
          </Stack>
        ) : (
          <Tabs
            label={t('seasons')}
            selected={String(shown.number)}
            tabs={series.seasons.map((season) => ({
              id: String(season.number),
              label: phrase(seasonName(season, locale), locale),
              content: contentOf(season),
            }))}
            onSelect={select}
            end={mark}
          />
        )}
      </Stack>
    </Container>
  );
}

const loadMark = () =>
  import('../../../titles/watched/change-watched.ts').then((each) => each.markWatched);

interface SeasonMarkProps {
  series: Pick<Series, 'id' | 'name_fa' | 'name_en'>;
  season: Season;
  /** Undefined for guests. */
  state: TitleState | undefined;
}

/** Shows how much of a season the viewer has watched, with a button for all of it. */
function SeasonMark({ series, season, state }: SeasonMarkProps) {
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
