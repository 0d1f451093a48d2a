interface Listeners {
  /** Returns a function that unsubscribes, as `useSyncExternalStore` expects. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** For state that stands outside of React. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
