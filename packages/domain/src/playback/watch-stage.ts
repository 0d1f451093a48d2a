/** Fractions of a title's length. The server uses the same two. */
const startedShare = 0.05;
const watchedShare = 0.95;

export type WatchStage = 'new' | 'begun' | 'watched';

/**
 * Returns how far a viewer has watched a title. Opening a title briefly does not count as begun, and the credits need
 * not be watched.
 */
export function watchStage(seconds: number, duration: number): WatchStage {
  if (!(duration > 0) || !(seconds >= duration * startedShare)) return 'new';
  return seconds > duration * watchedShare ? 'watched' : 'begun';
}
