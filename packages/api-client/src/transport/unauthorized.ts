import type { ApiError, UnauthorizedError } from '../failures/api-error.ts';

/**
 * Runs a hook once for a burst of 401s, because a page's calls fail together. A burst includes all calls that started
 * before its first failure, and later calls that still sent the expired token.
 */
export function createUnauthorizedHandler(hook: ((error: UnauthorizedError) => void) | undefined) {
  let burst = 0;
  let expiredToken: string | undefined;
  return function startCall() {
    const startedIn = burst;
    let token: string | undefined;
    return {
      onToken(sent: string | undefined): void {
        token = sent;
      },
      /** An error of the hook becomes the cause of the 401. */
      onError(error: ApiError): void {
        if (error.kind !== 'unauthorized') return;
        if (startedIn !== burst || (token !== undefined && token === expiredToken)) return;
        burst += 1;
        expiredToken = token;
        try {
          hook?.(error);
        } catch (thrown) {
          error.cause = thrown;
        }
      },
    };
  };
}
