import type { EpisodeItem, TitleState } from '@parde/api-client';
import { ButtonLink } from '@parde/ui';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isForBrowser } from '../../app/browser/links.ts';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { useSavedBadges } from '../../titles/offline/react/saved-badges.ts';
import { EpisodeRow } from './EpisodeRow.tsx';
import { episodesAtFirst } from './episode-window.ts';
import * as styles from './Seasons.css.ts';

interface EpisodeListProps {
  /** The loaded episodes, in their order. */
  episodes: readonly EpisodeItem[];
  season: number;
  /** The number of episodes in the season, including episodes that have not loaded. */
  total: number;
  state: TitleState | undefined;
  /** Shown below the complete list, to load more. */
  end: ReactNode;
}

/**
 * Shows some episodes of a season, and all of them after a click. The address contains the choice, so the control is
 * a link that works without JavaScript.
 */
export function EpisodeList({ episodes, season, total, state, end }: EpisodeListProps) {
  const { t } = useTranslation('title');
  const [episodesParam, show] = useSearchParam('episodes');
  const badges = useSavedBadges();
  const place = state?.place ?? undefined;
  const ids = episodes.map(({ id }) => id);
  const first = episodesAtFirst(ids, place?.id);
  const isEntire = episodesParam === 'all' || first.end - first.start === total;
  const shown = isEntire ? episodes : episodes.slice(first.start, first.end);
  const { list, rememberFocus } = useFocusOnNewRow(
    isEntire,
    first.end < ids.length ? first.end : 0,
  );
  const showAll = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    rememberFocus();
    show('all');
  };
  return (
    <div>
      <ul ref={list} className={styles.episodes}>
        {shown.map((episode) => (
          <li key={episode.id} className={styles.episode}>
            <EpisodeRow
              episode={episode}
              place={place?.id === episode.id ? place : undefined}
              watched={state?.watched_episodes?.includes(episode.id)}
              mark={
                badges ? <badges.SavedMark of={{ type: 'episode', id: episode.id }} /> : undefined
              }
            />
          </li>
        ))}
      </ul>
      {isEntire ? (
        end
      ) : (
        <div className={styles.more}>
          <ButtonLink href={`?season=${season}&episodes=all`} onClick={showAll}>
            {t('allOfSeason', { count: total })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The link that was clicked disappears. The focus moves to the first row after those that were shown before. */
function useFocusOnNewRow(isEntire: boolean, row: number) {
  const list = useRef<HTMLUListElement>(null);
  const firstNewRow = useRef<number>(undefined);
  useEffect(() => {
    if (!isEntire || firstNewRow.current === undefined) return;
    const item = list.current?.children[firstNewRow.current];
    firstNewRow.current = undefined;
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, [isEntire]);
  const rememberFocus = () => {
    firstNewRow.current = row;
  };
  return { list, rememberFocus };
}
