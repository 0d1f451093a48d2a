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

/** Of a series: where the viewer is, or the first. */
export function nextEpisode(first: EpisodeItem | null | undefined, place: WatchPlace) {
  if (place?.episode_of) {
    const { season, number } = place.episode_of;
    return { id: place.id, season, number, isStarted: place.position_seconds > 0 };
  }
  return first && { id: first.id, season: first.season, number: first.number, isStarted: false };
}
