import type { TFunction } from 'i18next';
import type { PageFacts } from '../../app/page/page.ts';
import { showPath } from '../../paths.ts';
import type { TitleData } from '../../titles/title-data.ts';
import { playPath } from '../../titles/use-title-offer.ts';
import { nextEpisode, type WatchPosition } from '../../titles/watch-position.ts';

export interface PlayTarget {
  readonly label: string;
  readonly href: string;
  /** The length of the target, if it is not the title's own length. */
  readonly minutes?: number | null;
}

/** Returns undefined for a series without a released episode. */
export function playTarget(
  page: { readonly facts: Pick<PageFacts, 'derived' | 'operations'> },
  title: Pick<TitleData, 'type' | 'id' | 'first_episode' | 'seasons'>,
  place: WatchPosition,
  t: TFunction<'title'>,
): PlayTarget | undefined {
  if (title.type !== 'series') {
    const isStarted = place !== null && place !== undefined && place.position_seconds > 0;
    return { href: showPath(title), label: t(isStarted ? 'continue' : 'watch') };
  }
  const { first_episode: first, seasons = [] } = title;
  const next = nextEpisode(first, place);
  if (!next) return undefined;
  const { id, season, number, minutes, isStarted } = next;
  const href = playPath(page, { type: 'episode', id });
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
