import type { PlayerState, Span } from './player-state.ts';

/** Nearer than this to what is sent out now counts as live: players keep a few segments between. */
const liveDelaySeconds = 25;

/** How far behind the channel the viewer is. */
export const secondsBehind = (time: number, { end }: Span): number => Math.max(0, end - time);

export const isAtLiveEdge = (time: number, seekable: Span): boolean =>
  secondsBehind(time, seekable) <= liveDelaySeconds;

/**
 * How far behind a channel a viewer stays who loses it at this moment: it goes on without them. Null is live, where
 * they are led to what is live then.
 */
export function followBehind(
  { time, seekable }: Pick<PlayerState, 'time' | 'seekable'>,
  clock: () => number = () => performance.now(),
): () => number | null {
  if (isAtLiveEdge(time, seekable)) return () => null;
  const since = clock();
  return () => secondsBehind(time, seekable) + (clock() - since) / 1000;
}
