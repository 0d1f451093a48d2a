import type { ApiError, UnauthorizedError } from './api-error.ts';

/**
 * Runs a hook once for a burst of 401s. A page asks for several things at once, and they all fail together: calls
 * that had started before the first failure belong to its burst, and so do later ones that still sent its token.
 */
export function watchSessions(hook: ((error: UnauthorizedError) => void) | undefined) {
  let burst = 0;
  let dead: string | undefined;
  /** Of one call. */
  return () => {
    const startedIn = burst;
    let token: string | undefined;
    return {
      /** It sends this token. */
      sends(sent: string | undefined): void {
        token = sent;
      },
      /** It failed: with a 401, perhaps. What the hook does wrong is told beside that, and not in its place. */
      failed(error: ApiError): void {
        if (error.kind !== 'unauthorized') return;
        if (startedIn !== burst || (token !== undefined && token === dead)) return;
        burst += 1;
        dead = token;
        try {
          hook?.(error);
        } catch (thrown) {
          error.cause = thrown;
        }
      },
    };
  };
}
