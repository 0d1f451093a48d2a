import type { Season, Series } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { Heading, Stack, Tabs, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import {
  DownloadActions,
  downloadPage,
  FilesPlaceholder,
  SeasonFiles,
} from '../../features/file-downloads/index.ts';
import { prefetchEpisodes } from '../../features/title/index.ts';
import { seasonName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';
import { titleQuery } from '../../titles/title-data.ts';
import {
  type Downloads,
  noReferral,
  titleCartQuery,
  useDownloads,
  useTitleOffer,
} from '../../titles/use-title-offer.ts';
import { selectedSeason } from '../../titles/watch-position.ts';

/** The downloads of a series. A series has no files, so each episode has its own download page. */
export default downloadPage({
  type: 'series',
  async prefetch(page, title, url) {
    if (!import.meta.env.SSR) return;
    const { facts, queryClient } = page;
    const series = await queryClient.ensureQueryData(titleQuery(page.api, title));
    await Promise.all([
      prefetchEpisodes(page, series, url),
      prefetch(page, when(facts.signedIn, titleCartQuery(page, title, noReferral))),
    ]);
  },
  Files: SeriesFiles,
});

interface SeriesFilesProps {
  id: string;
  content: Series;
  head: ReactNode;
}

function SeriesFiles({ id, content: series, head }: SeriesFilesProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const [chosen, choose] = useState<string | null>(null);
  const { decision } = useDownloads({ type: 'series', id }, { access: series.access });
  const shown = selectedSeason(series.seasons, chosen, undefined);
  const episodesOf = (season: Season) => (
    <Episodes
      key={season.number}
      id={id}
      season={season}
      name={[nameOf(series, locale), seasonName(season, locale)].join(' - ')}
      decision={decision}
    />
  );
  return (
    <Stack space="lg">
      {head}
      <Stack space="md">
        <SeriesOffer series={series} />
        {series.seasons.length > 1 ? null : (
          <Heading level={2} size="sm">
            {t('episodes')}
          </Heading>
        )}
        {shown === undefined ? <Text tone="muted">{t('none')}</Text> : null}
        {shown && series.seasons.length === 1 ? episodesOf(shown) : null}
        {shown && series.seasons.length > 1 ? (
          <Tabs
            label={t('seasons')}
            selected={String(shown.number)}
            tabs={series.seasons.map((season) => ({
              id: String(season.number),
              label: phrase(seasonName(season, locale), locale),
              content: episodesOf(season),
            }))}
            onSelect={choose}
          />
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Offers the subscription, which unlocks all episodes. Single files are sold in their rows. */
function SeriesOffer({ series }: { series: Series }) {
  const title = { ...series, type: 'series' } as const;
  const { decision } = useTitleOffer(title);
  const actions = decision?.actions.filter(({ kind }) => kind === 'subscribe') ?? [];
  if (actions.length === 0) return null;
  return <DownloadActions title={title} actions={actions} onFree={() => {}} />;
}

interface EpisodesProps {
  id: string;
  season: Season;
  /** The name of the list of addresses. */
  name: string;
  decision: Downloads['decision'];
}

function Episodes({ id, season, name, decision }: EpisodesProps) {
  const { t } = useTranslation(['downloads', 'shell']);
  const { api } = usePage();
  const now = useNow();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      askPages(api, 'listEpisodes', { path: { id }, query: { season: season.number } }),
    );
  // A complete season can be downloaded at once, so all its pages are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  if (!data) {
    if (!isError) return <FilesPlaceholder count={6} />;
    return <Failed text={t('notLoaded')} onRetry={() => void refetch()} />;
  }
  const episodes = data.pages
    .flatMap(({ items }) => items)
    .filter(({ air_date }) => air_date === null || Date.parse(air_date) <= now);
  return (
    <Stack space="sm">
      {episodes.length === 0 ? <Text tone="muted">{t('none')}</Text> : null}
      <SeasonFiles name={name} episodes={episodes} decision={decision} />
      {isError ? <Failed text={t('notLoaded')} onRetry={() => void fetchNextPage()} /> : null}
    </Stack>
  );
}
