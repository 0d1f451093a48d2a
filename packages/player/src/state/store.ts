import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla';
import { type PlayerEvent, type PlayerState, reduce } from './player-state.ts';

export interface Store extends StoreApi<PlayerState> {
  send: (event: PlayerEvent) => void;
}

export function createStore(initial: PlayerState): Store {
  const store = createZustandStore(() => initial);
  return { ...store, send: (event) => store.setState((state) => reduce(state, event), true) };
}
