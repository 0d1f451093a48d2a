import { requestError } from '../failures/failures.ts';
import type { OperationId } from '../operation.ts';

interface Deadline {
  readonly operation: OperationId;
  readonly signal: AbortSignal | undefined;
  /** In milliseconds. 0 and Infinity mean no limit. */
  readonly timeout: number;
}

/** The longest delay of `setTimeout`. A longer timer would fire at once. */
const maxTimeout = 2 ** 31 - 1;

/** Rejects when the timeout passes or the caller aborts, even if the work ignores its signal. */
export function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { operation, signal, timeout }: Deadline,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const end = (kind: 'timeout' | 'abort', cause?: unknown) => {
      cleanUp();
      const error = requestError(kind, operation, cause);
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end('abort', signal?.reason);
    const timer =
      timeout > 0 && timeout <= maxTimeout ? setTimeout(end, timeout, 'timeout') : undefined;
    if (signal?.aborted) return onAbort();

    signal?.addEventListener('abort', onAbort, { once: true });
    work(controller.signal).then(resolve, reject).finally(cleanUp);
  });
}

export function pause(
  milliseconds: number,
  operation: OperationId,
  signal: AbortSignal | undefined,
): Promise<void> {
  return withDeadline(
    (ended) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, maxTimeout));
        ended.addEventListener('abort', () => clearTimeout(timer), { once: true });
      }),
    { operation, signal, timeout: 0 },
  );
}
