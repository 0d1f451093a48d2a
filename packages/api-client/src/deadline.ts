import { noAnswer } from './failures.ts';
import type { OperationId } from './operation.ts';

interface Deadline {
  readonly operation: OperationId;
  readonly signal: AbortSignal | undefined;
  /** In milliseconds; 0 and Infinity are no limit. */
  readonly timeout: number;
}

/** Past this a timer fires at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Does a piece of work that the caller's signal or the clock may end. It is left at once, even where the
 * work pays no attention to its signal.
 */
export function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { operation, signal, timeout }: Deadline,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const leaveNothingBehind = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const end = (kind: 'timeout' | 'abort', cause?: unknown) => {
      leaveNothingBehind();
      const error = noAnswer(kind, operation, cause);
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end('abort', signal?.reason);
    const timer =
      timeout > 0 && timeout <= longestTimer ? setTimeout(end, timeout, 'timeout') : undefined;
    if (signal?.aborted) return onAbort();

    signal?.addEventListener('abort', onAbort, { once: true });
    work(controller.signal).then(resolve, reject).finally(leaveNothingBehind);
  });
}

/** A wait that the caller's signal may end. */
export function pause(
  milliseconds: number,
  operation: OperationId,
  signal: AbortSignal | undefined,
): Promise<void> {
  return withDeadline(
    (ended) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
        ended.addEventListener('abort', () => clearTimeout(timer), { once: true });
      }),
    { operation, signal, timeout: 0 },
  );
}
