import { noAnswer } from './failures.ts';
import type { OperationId } from './operations.ts';

interface Deadline {
  readonly operation: OperationId;
  readonly signal: AbortSignal | undefined;
  /** In milliseconds; 0 is no limit. */
  readonly timeout: number;
}

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
    const end = (kind: 'timeout' | 'abort', cause?: unknown) => {
      const error = noAnswer(kind, operation, cause);
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end('abort', signal?.reason);
    if (signal?.aborted) return onAbort();

    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = timeout > 0 ? setTimeout(() => end('timeout'), timeout) : undefined;
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      });
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
        const timer = setTimeout(resolve, milliseconds);
        ended.addEventListener('abort', () => clearTimeout(timer), { once: true });
      }),
    { operation, signal, timeout: 0 },
  );
}
