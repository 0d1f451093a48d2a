import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydration, so that the first render matches the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
