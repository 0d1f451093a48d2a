import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False until hydration, so that the first render matches the server's. Deferred, because React renders again in one
 * task for a store that changed, and in slices for this.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
