import type { PlayerState, Span } from './player-state.ts';

/** Players stay a few segments behind live, so a delay up to this counts as live. */
const liveDelaySeconds = 25;

export const delaySeconds = (time: number, { end }: Span): number => Math.max(0, end - time);

export const isAtLiveEdge = (time: number, seekable: Span): boolean =>
  delaySeconds(time, seekable) <= liveDelaySeconds;

/**
 * Returns the delay of a viewer who loses a channel now. The delay increases while the channel continues. Null means
 * live.
 */
export function createDelayTracker(
  { time, seekable }: Pick<PlayerState, 'time' | 'seekable'>,
  clock: () => number = () => performance.now(),
): () => number | null {
  if (isAtLiveEdge(time, seekable)) return () => null;
  const since = clock();
  return () => delaySeconds(time, seekable) + (clock() - since) / 1000;
}
