import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is alive. Until then, and without script, it is what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
