/** Shares of a title's length. The server goes by the same two. */
const begunFrom = 0.05;
const watchedPast = 0.95;

export type WatchStage = 'new' | 'begun' | 'watched';

/** How far a viewer has come with a title. A look into it is no beginning, and its credits need not be seen. */
export function watchStage(seconds: number, duration: number): WatchStage {
  if (!(duration > 0) || !(seconds >= duration * begunFrom)) return 'new';
  return seconds > duration * watchedPast ? 'watched' : 'begun';
}
