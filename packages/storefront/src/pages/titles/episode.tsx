import type { Episode } from '@parde/api-client';
import { customEpisodeName, formatEpisode } from '@parde/domain';
import { MetaLine, Phrase } from '@parde/ui';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import {
  EpisodeNeighbours,
  NameLink,
  TitleLayout,
  type TitlePageProps,
  titlePage,
  useFacts,
} from '../../features/title/index.ts';
import { isNumberAlone, numberName, seasonName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';

export default titlePage({
  type: 'episode',
  Page: EpisodePage,
  // The title includes more than the name, because many episodes share a name such as "The Guest".
  documentTitle(episode, t, { facts: { locale } }) {
    if (episode.series === null) return undefined;
    const series = nameOf(episode.series, locale);
    const place = { season: episode.season?.number, number: episode.number };
    const name = customEpisodeName(nameOf(episode, locale), place);
    return name
      ? t('episodeTitle', { name, series })
      : t('title', { name: formatEpisode(series, place, locale) });
  },
});

function EpisodePage({ content: episode, ...view }: TitlePageProps<'episode'>) {
  const facts = useFacts();
  const { series, previous, next } = episode;
  return (
    <TitleLayout
      {...view}
      above={<PlaceInSeries episode={episode} />}
      facts={[
        ...facts.spoken(episode),
        facts.accessible(episode),
        facts.release(episode.air_date, 'aired'),
        facts.qualities(episode.qualities),
      ]}
    >
      {series || previous || next ? <EpisodeNeighbours episode={episode} /> : null}
    </TitleLayout>
  );
}

/** The series, the season and the number of the episode. */
function PlaceInSeries({ episode }: { episode: Episode }) {
  const { locale } = usePage().facts;
  const { contentPath } = useExistingPages();
  const { series, season, number } = episode;
  const isNamed = isNumberAlone(episode, { season: season?.number, number }, locale);
  const items = metaItems({
    series: series && (
      <NameLink of={series} href={contentPath('series', series.id)} tone="inherit" />
    ),
    season: season && <Phrase>{phrase(seasonName(season, locale), locale)}</Phrase>,
    number: number !== null && !isNamed && numberName(number, locale),
  });
  return items.length > 0 ? <MetaLine items={items} /> : null;
}
