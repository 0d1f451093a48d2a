import { lazy } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';

const load = () => import('./players.ts');

export const LazyTitlePlayer = lazy(async () => ({ default: (await loadChunk(load)).TitlePlayer }));
export const LazyPlayerHost = lazy(async () => ({ default: (await loadChunk(load)).PlayerHost }));
export const LazyKidsPlayer = lazy(async () => ({ default: (await loadChunk(load)).KidsPlayer }));
export const LazyChannelPlayer = lazy(async () => ({
  default: (await loadChunk(load)).ChannelPlayer,
}));

export function prefetchPlayers(): void {
  load().catch(() => {
    // A click reports the failure.
  });
}
