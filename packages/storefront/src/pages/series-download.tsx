import type { EpisodeItem, Season } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { ownEpisodeName } from '@parde/domain';
import { Button, ChevronForwardIcon, Heading, Link, Stack, Tabs, Text } from '@parde/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useNow } from '../app/hooks/use-now.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Failed } from '../app/parts/Failed.tsx';
import { ServerText } from '../app/parts/ServerText.tsx';
import { DownloadScreen } from '../features/downloads/DownloadScreen.tsx';
import * as styles from '../features/downloads/DownloadView.css.ts';
import { FilesPlaceholder } from '../features/downloads/FilesToDownload.tsx';
import { prefetchEpisodes } from '../features/title/prefetch-episodes.ts';
import { contentPath, path } from '../paths.ts';
import { selectedSeason } from '../titles/selected-season.ts';
import { numberName } from '../words/episode-names.ts';
import { nameOf } from '../words/names.ts';
import { otherNamePhrase } from '../words/other-names.ts';
import { namePhrase } from '../words/phrases.ts';

export default definePage({
  namespace: 'downloads',
  async data(page, { id = '' }, url) {
    const series = await page.queryClient.ensureQueryData(
      ask(page.api, 'getSeries', { path: { id } }),
    );
    if (import.meta.env.SSR) await prefetchEpisodes(page, series, url);
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

/** A series has no files of its own: each episode has a download page. */
function SeriesDownloads({ id }: { id: string }) {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { data: series } = useSuspenseQuery(ask(api, 'getSeries', { path: { id } }));
  const [chosen, choose] = useState<string | null>(null);
  const shown = selectedSeason(series.seasons, chosen, undefined);
  return (
    <DownloadScreen
      name={namePhrase(series, facts.locale)}
      subtitle={otherNamePhrase(series, facts.locale)}
      title={series}
      titleHref={contentPath('series', id)}
    >
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('episodes')}
        </Heading>
        {shown === undefined ? <Text tone="muted">{t('none')}</Text> : null}
        {shown && series.seasons.length === 1 ? <Episodes id={id} season={shown} /> : null}
        {shown && series.seasons.length > 1 ? (
          <Tabs
            label={t('seasons')}
            selected={String(shown.number)}
            tabs={series.seasons.map((season) => ({
              id: String(season.number),
              label: namePhrase(season, facts.locale),
              content: <Episodes key={season.number} id={id} season={season} />,
            }))}
            onSelect={choose}
          />
        ) : null}
      </Stack>
    </DownloadScreen>
  );
}

function Episodes({ id, season }: { id: string; season: Season }) {
  const { t } = useTranslation(['downloads', 'shell']);
  const { api, facts } = usePage();
  const now = useNow();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      askPages(api, 'listEpisodes', { path: { id }, query: { season: season.number } }),
    );
  if (!data) {
    if (!isError) return <FilesPlaceholder count={6} />;
    return <Failed text={t('notLoaded')} onRetry={() => void refetch()} />;
  }
  const episodes = data.pages
    .flatMap(({ items }) => items)
    .filter(({ air_date }) => air_date === null || Date.parse(air_date) <= now);
  const nameInList = (episode: EpisodeItem) => {
    const { number } = episode;
    const name = nameOf(episode, facts.locale);
    if (number === null) return name;
    const own = ownEpisodeName(name, episode);
    return own ? t('episodeItem', { number, name: own }) : numberName(number, facts.locale);
  };
  return (
    <Stack space="sm">
      {episodes.length === 0 ? <Text tone="muted">{t('none')}</Text> : null}
      <ul className={styles.files}>
        {episodes.map((episode) => (
          <li key={episode.id} className={styles.linked}>
            <Link href={path('episode-download', { id: episode.id })}>
              <span className={styles.whole}>
                <ServerText>{nameInList(episode)}</ServerText>
              </span>
            </Link>
            <span className={styles.aside}>
              <ChevronForwardIcon />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('moreEpisodes')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
