import type { Season, Series } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { Heading, Stack, Tabs, Text } from '@parde/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import {
  DownloadActions,
  DownloadScreen,
  FilesPlaceholder,
  SeasonFiles,
} from '../../features/file-downloads/index.ts';
import { prefetchEpisodes } from '../../features/title/index.ts';
import { seasonName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { namePhrase, otherNamePhrase, phrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import {
  type Downloads,
  noReferral,
  titleCartQuery,
  useDownloads,
  useTitleOffer,
} from '../../titles/use-title-offer.ts';
import { selectedSeason } from '../../titles/watch-position.ts';

export default definePage({
  namespace: 'downloads',
  async data(page, { id = '' }, url) {
    const [series] = await Promise.all([
      page.queryClient.ensureQueryData(ask(page.api, 'getSeries', { path: { id } })),
      loadMessages(page, 'data-cost'),
    ]);
    if (import.meta.env.SSR) {
      await Promise.all([
        prefetchEpisodes(page, series, url),
        page.facts.signedIn &&
          page.queryClient.prefetchQuery(titleCartQuery(page, { type: 'series', id }, noReferral)),
      ]);
    }
    return series;
  },
  meta: (series, t, { brand, facts }) => ({
    title: t('pageTitle', {
      name: nameOf(series, facts.locale),
      brand: brand.name[facts.locale],
    }),
  }),
  Screen: SeriesDownload,
});

function SeriesDownload() {
  const { id = '' } = useParams();
  return <SeriesDownloads key={id} id={id} />;
}

/** The downloads of a series. A series has no files, so each episode has its own download page. */
function SeriesDownloads({ id }: { id: string }) {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { data: series } = useSuspenseQuery(ask(api, 'getSeries', { path: { id } }));
  const [chosen, choose] = useState<string | null>(null);
  const { decision } = useDownloads({ type: 'series', id }, { access: series.access });
  const shown = selectedSeason(series.seasons, chosen, undefined);
  const episodesOf = (season: Season) => (
    <Episodes
      key={season.number}
      id={id}
      season={season}
      name={[nameOf(series, facts.locale), seasonName(season, facts.locale)].join(' - ')}
      decision={decision}
    />
  );
  return (
    <DownloadScreen
      name={namePhrase(series, facts.locale)}
      subtitle={otherNamePhrase(series, facts.locale)}
      title={series}
      titleHref={contentPath('series', id)}
    >
      {(head) => (
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
                  label: phrase(seasonName(season, facts.locale), facts.locale),
                  content: episodesOf(season),
                }))}
                onSelect={choose}
              />
            ) : null}
          </Stack>
        </Stack>
      )}
    </DownloadScreen>
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
