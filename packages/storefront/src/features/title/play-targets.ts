import type { Series } from '@parde/api-client';
import type { TFunction } from 'i18next';
import { isDerived } from '../../app/page/operations.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { contentPath, showPath } from '../../paths.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { nextEpisode, type WatchPosition } from '../../titles/watch-position.ts';
import type { PlayTarget } from './TitleActions.tsx';

type Messages = TFunction<'title'>;

export function playTarget(title: TitleRef, place: WatchPosition, t: Messages): PlayTarget {
  const isStarted = place !== null && place !== undefined && place.position_seconds > 0;
  return { href: showPath(title), label: t(isStarted ? 'continue' : 'watch') };
}

export function seriesPlayTarget(
  page: { readonly facts: Pick<PageFacts, 'derived'> },
  { first_episode: first, seasons }: Pick<Series, 'first_episode' | 'seasons'>,
  place: WatchPosition,
  t: Messages,
): PlayTarget | undefined {
  const next = nextEpisode(first, place);
  if (!next) return undefined;
  const { id, season, number, minutes, isStarted } = next;
  // Only the episode's page knows whether a file exists, so link there when playback is derived.
  const href = isDerived(page, 'getPlayback')
    ? contentPath('episode', id)
    : showPath({ type: 'episode', id });
  const isSpecial = season === 0 && seasons.some((each) => each.number > 0);
  if (number === null || isSpecial) {
    return { href, label: t(isStarted ? 'continue' : 'watch'), minutes };
  }
  const hasSeasons = seasons.filter((each) => each.number > 0).length > 1;
  const which = { season, number };
  const label = hasSeasons
    ? t(isStarted ? 'continueEpisodeOfSeason' : 'watchEpisodeOfSeason', which)
    : t(isStarted ? 'continueEpisode' : 'watchEpisode', which);
  return { href, label, minutes };
}
