import type { EpisodeItem } from '@parde/api-client';
import { ChevronForwardIcon, Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { nameInSeason, seasonName } from '../../names/episode-names.ts';
import { pagePhrase, phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { cursorIn, searchWithCursor } from '../../titles/grid/paged-list.ts';
import {
  selectedSeason,
  type WatchPosition,
  watchedFraction,
} from '../../titles/watch-position.ts';
import * as cards from './KidsCards.css.ts';
import { KidsCardLink, KidsGrid } from './KidsCards.tsx';
import { KidsFailed } from './KidsFailed.tsx';
import * as frame from './KidsFrame.css.ts';
import * as styles from './KidsTitlePage.css.ts';
import { isOpen } from './kids-lists.ts';
import type { KidsTitle } from './kids-titles.ts';
import { episodesQuery } from './load-kids-title.ts';

interface KidsEpisodesProps {
  title: KidsTitle;
  place: WatchPosition;
}

const sectionId = 'episodes';

/** The address of another season, or of the next episodes, at the same position on the page. */
function episodesPath(address: string, season: number, cursor: string | null = null): string {
  const search = new URLSearchParams({ season: String(season) });
  return `${address}${searchWithCursor(search, cursor)}#${sectionId}`;
}

/** The episodes of a season as large pictures. */
export function KidsEpisodes({ title, place }: KidsEpisodesProps) {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const { locale } = page.facts;
  const search = useSearch();
  const { seasons = [] } = title;
  const season = selectedSeason(seasons, search.get('season'), place?.episode_of?.season);
  const list = useQuery({
    ...episodesQuery(page, title, season?.number ?? 1, cursorIn(search)),
    enabled: season !== undefined,
  });
  const now = useNow();
  if (!season) return null;
  const address = path('kids-title', { type: title.type, id: title.id });
  const episodes = (list.data?.items ?? []).filter(
    ({ air_date: date }) => date === null || Date.parse(date) <= now,
  );
  const next = list.data?.next_cursor ?? null;
  return (
    <section className={cards.section} id={sectionId}>
      <Heading level={2} size="xl">
        {t('episodes')}
      </Heading>
      {seasons.length > 1 ? (
        <nav aria-label={t('seasons')}>
          <ul className={styles.seasons}>
            {seasons.map((each) => (
              <li key={each.number}>
                <PageLink
                  href={episodesPath(address, each.number)}
                  className={frame.action}
                  aria-current={each.number === season.number ? 'page' : undefined}
                >
                  <Name of={each} />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {list.isError && !list.data ? <KidsFailed level={2} onRetry={list.refetch} /> : null}
      <KidsGrid shape="wide" label={pagePhrase(seasonName(season, locale), locale)}>
        {episodes.map((episode) => (
          <Episode
            key={episode.id}
            episode={episode}
            place={place?.id === episode.id ? place : undefined}
          />
        ))}
      </KidsGrid>
      {next === null ? null : (
        <div className={frame.turn}>
          <PageLink href={episodesPath(address, season.number, next)} className={frame.action}>
            {t('moreEpisodes')}
            <ChevronForwardIcon size="md" />
          </PageLink>
        </div>
      )}
    </section>
  );
}

function Episode({ episode, place }: { episode: EpisodeItem; place: WatchPosition }) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  const { subscribed } = useViewer().subscription;
  return (
    <li>
      <KidsCardLink
        shape="wide"
        href={path('kids-watch', { type: 'episode', id: episode.id })}
        name={phrase(nameInSeason(episode, locale), locale)}
        picture={episode.picture}
        note={isOpen(episode, subscribed) ? undefined : t('withGrownUp')}
        progress={watchedFraction(place)}
      />
    </li>
  );
}
