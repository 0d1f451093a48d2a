import type { EpisodeItem, TitleState } from '@parde/api-client';

/** How far the viewer has come. Undefined while it is not known. */
export type WatchPlace = TitleState['place'] | undefined;

/** From 0 to 1. */
export function watchedFraction(
  place: Pick<NonNullable<WatchPlace>, 'position_seconds' | 'duration_seconds'> | null | undefined,
): number {
  if (!place || place.duration_seconds <= 0) return 0;
  return Math.min(place.position_seconds / place.duration_seconds, 1);
}

/** Of what was begun. */
export function minutesLeft({
  position_seconds: position,
  duration_seconds: duration,
}: Pick<NonNullable<WatchPlace>, 'position_seconds' | 'duration_seconds'>): number {
  return Math.max(0, Math.round((duration - position) / 60));
}

interface NextEpisode extends Pick<EpisodeItem, 'id'> {
  readonly season: number | null;
  readonly number: number | null;
  /** Null where nobody says. */
  readonly minutes: number | null;
  readonly isStarted: boolean;
}

/** Of a series: where the viewer is, or the first. */
export function nextEpisode(
  first: EpisodeItem | null | undefined,
  place: WatchPlace,
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
