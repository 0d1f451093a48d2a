import type { EpisodeItem, TitleState } from '@parde/api-client';

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
