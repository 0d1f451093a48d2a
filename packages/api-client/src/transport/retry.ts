import type { ApiError } from '../failures/api-error.ts';
import { routeOf } from '../operation.ts';

/** How often and how soon a GET is retried. A value that is not a finite number, or below 0, means the default. */
export interface RetryOptions {
  /** 2 by default. */
  readonly retries?: number | undefined;
  /** Milliseconds. The first wait is at most this, and the limit doubles with each retry. 300 by default. */
  readonly baseDelay?: number | undefined;
  /**
   * The longest wait before a retry, in milliseconds. 2000 by default, because a viewer is waiting. If the server
   * requests a longer wait (`Retry-After`), the call is not retried, and the error has `retryAfter`. A shorter wait
   * is respected, with jitter added.
   */
  readonly maxDelay?: number | undefined;
}

/** 500 is not in the list: the same call would fail again. */
const retryableStatuses = [502, 503, 504];

/** Returns the delay before the retry in milliseconds, or undefined for no retry. */
export function retryDelay(
  error: ApiError,
  attempt: number,
  options: RetryOptions | false,
): number | undefined {
  if (options === false || attempt >= orDefault(options.retries, 2)) return undefined;
  if (!isRetryable(error) || routeOf(error.operation).method !== 'GET') return undefined;
  const maxDelay = orDefault(options.maxDelay, 2000);
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > maxDelay) return undefined;
  // Full jitter prevents all clients from calling a recovered server at the same moment.
  return (
    asked + Math.random() * Math.min(orDefault(options.baseDelay, 300) * 2 ** attempt, maxDelay)
  );
}

function orDefault(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : fallback;
}

function isRetryable(error: ApiError): boolean {
  if (error.kind === 'network') return true;
  if (error.kind === 'rate-limited') return error.retryAfter !== undefined;
  return error.status !== undefined && retryableStatuses.includes(error.status);
}
