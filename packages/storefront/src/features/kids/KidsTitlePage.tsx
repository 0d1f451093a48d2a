import type { EpisodeItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { ChevronForwardIcon, Heading, PlayIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { nameInSeason, seasonName } from '../../names/episode-names.ts';
import { summaryOf } from '../../names/names.ts';
import { pagePhrase, phrase } from '../../names/phrases.ts';
import { kidsHome, path } from '../../paths.ts';
import { cursorIn, searchWithCursor } from '../../titles/grid/paged-list.ts';
import {
  nextEpisode,
  selectedSeason,
  type WatchPosition,
  watchedFraction,
} from '../../titles/watch-position.ts';
import * as cards from './KidsCards.css.ts';
import { KidsCardLink, KidsGrid } from './KidsCards.tsx';
import * as frame from './KidsFrame.css.ts';
import { KidsFrame } from './KidsFrame.tsx';
import * as styles from './KidsHero.css.ts';
import { KidsHeroPicture } from './KidsHero.tsx';
import { KidsFailed } from './KidsMessage.tsx';
import { KidsHeading, KidsRow } from './KidsShelf.tsx';
import { isOpen, similarList, useKidsAge, useOpenCards } from './kids-lists.ts';
import { type KidsRef, type KidsTitle, kidsTitleQuery, readKidsRef } from './kids-titles.ts';
import { episodesQuery, titleStateQuery } from './load-kids-pages.ts';

export function KidsTitlePage() {
  const ref = readKidsRef(useParams());
  return (
    <KidsFrame back={kidsHome}>
      {ref ? <KnownTitle key={`${ref.type}-${ref.id}`} of={ref} /> : null}
    </KidsFrame>
  );
}

function KnownTitle({ of }: { of: KidsRef }) {
  const { data: title, isError, refetch } = useQuery(kidsTitleQuery(usePage(), of));
  if (title) return <Title title={title} />;
  return isError ? <KidsFailed level={1} onRetry={refetch} /> : null;
}

function Title({ title }: { title: KidsTitle }) {
  const page = usePage();
  const { locale, signedIn } = page.facts;
  const { data: state } = useQuery(when(signedIn, titleStateQuery(page, title)));
  return (
    <>
      <article className={styles.hero}>
        <KidsHeroPicture picture={title.backdrop ?? title.poster} />
        <div className={styles.textBlock}>
          <Heading level={1} size="display">
            <Name of={title} />
          </Heading>
          <div className={styles.summary}>
            <ServerText>{summaryOf(title, locale)}</ServerText>
          </div>
          <Play title={title} place={state?.place} />
        </div>
      </article>
      {title.seasons ? <KidsEpisodes title={title} place={state?.place} /> : null}
      <Similar title={title} />
    </>
  );
}

/** The play button, or advice on whom to ask. A child sees no price. */
function Play({ title, place }: { title: KidsTitle; place: WatchPosition }) {
  const { t } = useTranslation('kids-area');
  const target = usePlayTarget(title, place);
  const isOpen = useIsOpen(title, target);
  if (!target || title.badge === 'soon') return <p className={styles.ended}>{t('notYet')}</p>;
  if (!isOpen) return <p className={styles.ended}>{t('askGrownUp')}</p>;
  return (
    <PageLink href={path('kids-watch', target)} className={styles.play}>
      <PlayIcon size="md" />
      {target.label}
    </PageLink>
  );
}

interface PlayTarget {
  readonly type: KidsTitle['type'];
  readonly id: string;
  readonly label: string;
}

/** A title that was bought, or is open through an operator's connection, plays, too. Only the server knows it. */
function useIsOpen(title: KidsTitle, target: PlayTarget | undefined): boolean {
  const { api, facts } = usePage();
  const { subscribed } = useViewer().subscription;
  const isKnown = isOpen(title, subscribed);
  const { type, id = '' } = target ?? {};
  const mayBeOpen = facts.signedIn || title.access === 'operator';
  const path = { content_type: type && type !== 'series' ? type : 'episode', id };
  const isAsked = !isKnown && mayBeOpen && target !== undefined;
  const { isSuccess } = useQuery({
    ...when(isAsked, ask(api, 'getPlayback', { path })),
    gcTime: 0,
  });
  return isKnown || isSuccess;
}

function usePlayTarget(title: KidsTitle, place: WatchPosition): PlayTarget | undefined {
  const { t } = useTranslation('kids-area');
  if (!title.seasons) {
    const { type, id } = title;
    return { type, id, label: t(watchedFraction(place) > 0 ? 'goOnHere' : 'watch') };
  }
  const next = nextEpisode(title.first_episode, place);
  if (!next) return undefined;
  const { id, number, isStarted } = next;
  const label =
    number === null
      ? t(isStarted ? 'goOnHere' : 'watch')
      : t(isStarted ? 'goOnEpisode' : 'watchEpisode', { number });
  return { type: 'episode', id, label };
}

function Similar({ title }: { title: KidsTitle }) {
  const { t } = useTranslation('kids-area');
  const openCards = useOpenCards();
  const { data } = useQuery(similarList(usePage(), title.genres, useKidsAge()));
  const others = openCards(data?.items).filter(
    ({ content_type: type, id }) => type !== title.type || id !== title.id,
  );
  return <KidsRow title={t('similar')} cards={others} />;
}

const sectionId = 'episodes';

/** The address of another season, or of the next episodes, at the same position on the page. */
function episodesPath(address: string, season: number, cursor: string | null = null): string {
  const search = new URLSearchParams({ season: String(season) });
  return `${address}${searchWithCursor(search, cursor)}#${sectionId}`;
}

/** The episodes of a season as large pictures. */
function KidsEpisodes({ title, place }: { title: KidsTitle; place: WatchPosition }) {
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
      <KidsHeading character="cheetah">{t('episodes')}</KidsHeading>
      {seasons.length > 1 ? (
        <nav aria-label={t('seasons')}>
          <ul className={cards.seasons}>
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
