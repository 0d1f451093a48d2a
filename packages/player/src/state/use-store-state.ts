import { useSyncExternalStore } from 'react';
import type { PlayerState } from './player-state.ts';
import type { Store } from './store.ts';

export function useStoreState<Part>(store: Store, pick: (state: PlayerState) => Part): Part {
  const get = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
