import type { UnauthorizedError } from './api-error.ts';

/**
 * Runs a hook once for a burst of 401s. A page asks for several things at once, and they all fail together:
 * calls that had started before the first failure belong to its burst.
 */
export function oncePerBurst(hook: ((error: UnauthorizedError) => void) | undefined) {
  let burst = 0;
  return {
    current: () => burst,
    report(error: UnauthorizedError, startedIn: number): void {
      if (startedIn !== burst) return;
      burst += 1;
      hook?.(error);
    },
  };
}
