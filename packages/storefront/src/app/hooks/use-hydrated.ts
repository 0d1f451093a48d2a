import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false until hydration, so that the first render matches the server's. The value is deferred, because React
 * renders store changes in one task, but deferred values in slices.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
