import { type PlayerEvent, type PlayerState, reduce } from './player-state.ts';

export interface Store {
  get: () => PlayerState;
  send: (event: PlayerEvent) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore(initial: PlayerState): Store {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
