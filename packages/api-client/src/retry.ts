import type { ApiError } from './api-error.ts';
import { routeOf } from './operation.ts';

/** How often and how soon a GET is tried again. What is no number, below 0 or without end is as good as not given. */
export interface RetryOptions {
  /** How many times a GET is tried again. 2 where it is not given. */
  readonly retries?: number | undefined;
  /** In milliseconds: the first wait is up to this, and each later one up to twice the one before. 300 where it is not given. */
  readonly baseDelay?: number | undefined;
  /**
   * In milliseconds: the longest wait for one more try. 2000 where it is not given, since a viewer waits with it.
   * A server that asks for more (`Retry-After`) is not called again: the error then has `retryAfter`. One that asks
   * for less is given what it asks, and a jitter on top.
   */
  readonly maxDelay?: number | undefined;
}

/** What passes by itself. A 500 is not among them: the same call would fail again. */
const passing = [502, 503, 504];

/** How long to wait before this call is tried again, or nothing where it is not. */
export function retryDelay(
  error: ApiError,
  attempt: number,
  options: RetryOptions | false,
): number | undefined {
  if (options === false || attempt >= given(options.retries, 2)) return undefined;
  if (!mayPass(error) || routeOf(error.operation).method !== 'GET') return undefined;
  const maxDelay = given(options.maxDelay, 2000);
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > maxDelay) return undefined;
  // Full jitter: a thousand viewers whose server came back do not call it at the same moment.
  return asked + Math.random() * Math.min(given(options.baseDelay, 300) * 2 ** attempt, maxDelay);
}

function given(value: number | undefined, usual: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : usual;
}

function mayPass(error: ApiError): boolean {
  if (error.kind === 'network') return true;
  if (error.kind === 'rate-limited') return error.retryAfter !== undefined;
  return error.status !== undefined && passing.includes(error.status);
}
