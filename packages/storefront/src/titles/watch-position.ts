import type { EpisodeItem, Season, TitleState } from '@parde/api-client';
import { formatDuration, formatShortEpisodePosition } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { usePage } from '../app/page/Storefront.tsx';
import type { KnownPosition } from './watched/watching-query.ts';

/** The viewer's position. Undefined while it is not known. */
export type WatchPosition = TitleState['place'] | undefined;

/** Returns the watched part, from 0 to 1. */
export function watchedFraction(
  place:
    | Pick<NonNullable<WatchPosition>, 'position_seconds' | 'duration_seconds'>
    | null
    | undefined,
): number {
  if (!place || place.duration_seconds <= 0) return 0;
  return Math.min(place.position_seconds / place.duration_seconds, 1);
}

/** Returns the remaining minutes of a started title. */
export function minutesLeft({
  position_seconds: position,
  duration_seconds: duration,
}: Pick<NonNullable<WatchPosition>, 'position_seconds' | 'duration_seconds'>): number {
  return Math.max(0, Math.round((duration - position) / 60));
}

interface NextEpisode extends Pick<EpisodeItem, 'id'> {
  readonly season: number | null;
  readonly number: number | null;
  /** Null if the server does not send it. */
  readonly minutes: number | null;
  readonly isStarted: boolean;
}

/** Returns the episode of a series at which the viewer is, or else the first. */
export function nextEpisode(
  first: EpisodeItem | null | undefined,
  place: WatchPosition,
): NextEpisode | undefined {
  if (place?.episode_of) {
    const { season, number } = place.episode_of;
    const minutes = Math.round(place.duration_seconds / 60) || null;
    return { id: place.id, season, number, minutes, isStarted: place.position_seconds > 0 };
  }
  if (!first) return undefined;
  const { id, season, number, duration_minutes: minutes } = first;
  return { id, season, number, minutes, isStarted: false };
}

/** Returns the season in the address, else the viewer's season, else the first. Specials (season 0) come last. */
export function selectedSeason(
  seasons: readonly Season[],
  seasonParam: string | null,
  own: number | undefined,
): Season | undefined {
  const findSeason = (wanted: number | undefined) =>
    seasons.find(({ number }) => number === wanted);
  const inAddress =
    seasonParam !== null && /^\d{1,4}$/.test(seasonParam) ? Number(seasonParam) : undefined;
  return (
    findSeason(inAddress) ??
    findSeason(own) ??
    seasons.find(({ number }) => number > 0) ??
    seasons[0]
  );
}

/** Formats the viewer's position for a card. The namespace `home-late` must be loaded. */
export function usePositionLabels() {
  const { t } = useTranslation('home-late');
  const { locale } = usePage().facts;
  return (place: KnownPosition) => {
    const { episode_of: episode } = place;
    const fraction = watchedFraction(place);
    const facts = [
      episode && formatShortEpisodePosition(episode, locale),
      fraction > 0 && t('left', { left: formatDuration(minutesLeft(place), locale) }),
      fraction === 0 && episode && t('nextEpisode'),
    ].filter((fact) => typeof fact === 'string');
    return {
      // The no-break space prevents a second line that begins with the dot.
      subtitle: facts.join('\u00a0· ') || undefined,
      progress:
        fraction > 0
          ? { value: fraction, label: t('watched', { percent: Math.round(fraction * 100) }) }
          : undefined,
    };
  };
}
