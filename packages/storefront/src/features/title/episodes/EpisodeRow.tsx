import type { Episode, EpisodeItem, TitleState } from '@parde/api-client';
import { formatDate, formatDuration } from '@parde/domain';
import { Badge, Container, EpisodeCard, Heading, Link, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../app/hooks/use-now.ts';
import { useExistingPages } from '../../../app/page/existing-pages.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { nameInSeason } from '../../../names/episode-names.ts';
import { summaryOf } from '../../../names/names.ts';
import { phrase } from '../../../names/phrases.ts';
import { contentPath } from '../../../paths.ts';
import * as styles from './Seasons.css.ts';

interface EpisodeRowProps {
  episode: EpisodeItem;
  /** Set on the viewer's next episode only. */
  place?: TitleState['place'] | undefined;
  watched?: boolean | undefined;
  /** Shown over the picture of the episode. */
  mark?: ReactNode;
}

export function EpisodeRow({ episode, place, watched = false, mark }: EpisodeRowProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { locale } = usePage().facts;
  const now = useNow();
  const { duration_minutes: minutes, air_date: airDate, badge } = episode;
  const dayOf = (day: string) => {
    const date = formatDate(day, locale);
    return Date.parse(day) <= now ? date : t('comesOn', { date });
  };
  const meta = [
    minutes === null ? '' : formatDuration(minutes, locale),
    airDate === null ? '' : dayOf(airDate),
  ].filter((part) => part !== '');
  const fraction = place ? place.position_seconds / Math.max(place.duration_seconds, 1) : 0;
  return (
    <EpisodeCard
      href={contentPath('episode', episode.id)}
      title={phrase(nameInSeason(episode, locale), locale)}
      picture={episode.picture}
      meta={meta.join(' · ')}
      summary={phrase(summaryOf(episode, locale), locale)}
      current={place !== undefined}
      mark={mark}
      watched={watched && fraction === 0 ? t('seen') : undefined}
      progress={
        fraction > 0
          ? {
              value: Math.min(fraction, 1),
              label: t('watched', { percent: Math.round(fraction * 100) }),
            }
          : undefined
      }
      end={
        badge !== null && badge !== 'soon' ? (
          <Badge tone="soft">{t(`shell:card.${badge}`)}</Badge>
        ) : undefined
      }
    />
  );
}

/** The next and the previous episode, and a link to all. */
export function EpisodeNeighbours({ episode }: { episode: Episode }) {
  const { t } = useTranslation('title');
  const pages = useExistingPages();
  const { series, season, previous, next } = episode;
  const seriesHref = series ? pages.contentPath('series', series.id) : undefined;
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
        {seriesHref ? <Link href={seriesHref + seasonQuery}>{t('allEpisodes')}</Link> : null}
      </Stack>
    </Container>
  );
}
