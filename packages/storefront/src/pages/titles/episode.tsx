import type { Episode } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { customEpisodeName, formatEpisode } from '@parde/domain';
import { Container, Heading, Link, MetaLine, Phrase, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { LazyComments } from '../../features/title/comments/LazyComments.tsx';
import { EpisodeRow } from '../../features/title/EpisodeRow.tsx';
import { FactList } from '../../features/title/FactList.tsx';
import { FullRateNotice } from '../../features/title/FullRateNotice.tsx';
import { loadTitle } from '../../features/title/load-title.ts';
import { PeopleShelf } from '../../features/title/PeopleShelf.tsx';
import { playTarget } from '../../features/title/play-targets.ts';
import * as styles from '../../features/title/Seasons.css.ts';
import { SimilarShelf } from '../../features/title/SimilarShelf.tsx';
import { TitlePlaceholder } from '../../features/title/TitlePlaceholder.tsx';
import { TitleTop } from '../../features/title/TitleTop.tsx';
import { episodeJsonLd } from '../../features/title/title-json-ld.ts';
import { titleMeta } from '../../features/title/title-meta.ts';
import { useFacts } from '../../features/title/use-facts.tsx';
import { useTitle } from '../../features/title/use-title.ts';
import { useTitleState } from '../../features/title/use-title-state.ts';
import { episodeOf, isNumberAlone, numberName, seasonName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { useTitleOffer } from '../../titles/use-title-offer.ts';

export default definePage({
  namespace: 'title',
  data: (page, { id = '' }) =>
    loadTitle(page, { type: 'episode', id }, ask(page.api, 'getEpisode', { path: { id } })),
  // The title includes more than the name, because many episodes share a name such as "The Guest".
  meta: (episode, t, page) => {
    const { locale } = page.facts;
    const own = titleMeta(episode, t, page);
    if (!('series' in episode) || episode.series === null) return own;
    const brand = page.brand.name[locale];
    const series = nameOf(episode.series, locale);
    const place = { season: episode.season?.number, number: episode.number };
    const name = customEpisodeName(nameOf(episode, locale), place);
    const title = name
      ? t('episodeTitle', { name, series, brand })
      : t('title', { name: formatEpisode(series, place, locale), brand });
    return { ...own, title };
  },
  Screen: EpisodeRoute,
});

function EpisodeRoute() {
  const { id = '' } = useParams();
  return <EpisodeScreen key={id} id={id} />;
}

function EpisodeScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'episode', id }, ask(api, 'getEpisode', { path: { id } }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <EpisodePage episode={known.title} />;
}

function EpisodePage({ episode }: { episode: Episode }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const title = { ...episode, type: 'episode', episode_of: episodeOf(episode) } as const;
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const { series, season, number, previous, next } = episode;
  const isNamed = isNumberAlone(episode, { season: season?.number, number }, locale);
  const seriesFacts = [
    ...(series ? [{ id: 'series', content: <SeriesName series={series} /> }] : []),
    ...(season
      ? [{ id: 'season', content: <Phrase>{phrase(seasonName(season, locale), locale)}</Phrase> }]
      : []),
    ...(number !== null && !isNamed ? [{ id: 'number', content: numberName(number, locale) }] : []),
  ];
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? episodeJsonLd(episode, page) : undefined}</JsonLd>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        directors={episode.directors}
        above={seriesFacts.length > 0 ? <MetaLine items={seriesFacts} /> : null}
        place={place}
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        {series || previous || next ? <Neighbours episode={episode} /> : null}
        <EpisodeFacts episode={episode} />
        <PeopleShelf title={t('cast')} people={episode.actors} />
        <SimilarShelf type="episode" id={episode.id} />
        <LazyComments type="episode" id={episode.id} />
      </Sections>
    </>
  );
}

function Neighbours({ episode }: { episode: Episode }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { series, season, previous, next } = episode;
  const seasonQuery = season ? `?season=${season.number}&episodes=all` : '';
  const around = [
    { name: t('toNext'), item: next },
    { name: t('toPrevious'), item: previous },
  ];
  return (
    <Container as="section">
      <Stack space="sm">
        <div className={styles.neighbours}>
          {around.map(({ name, item }) =>
            item === null ? null : (
              <div key={name}>
                <Heading level={2} size="sm">
                  {name}
                </Heading>
                <div className={styles.fromHeading}>
                  <EpisodeRow episode={item} />
                </div>
              </div>
            ),
          )}
        </div>
        {series && hasPage(page, 'series') ? (
          <Link href={contentPath('series', series.id) + seasonQuery}>{t('allEpisodes')}</Link>
        ) : null}
      </Stack>
    </Container>
  );
}

function EpisodeFacts({ episode }: { episode: Episode }) {
  const facts = useFacts();
  return (
    <FactList
      facts={[
        ...facts.spoken(episode),
        facts.accessible(episode),
        facts.release(episode.air_date, { past: 'aired', coming: 'airs' }),
        facts.qualities(episode.qualities),
      ]}
    />
  );
}

function SeriesName({ series }: { series: NonNullable<Episode['series']> }) {
  const page = usePage();
  const name = <Name of={series} />;
  if (!hasPage(page, 'series')) return name;
  return (
    <Link href={contentPath('series', series.id)} tone="inherit">
      {name}
    </Link>
  );
}
