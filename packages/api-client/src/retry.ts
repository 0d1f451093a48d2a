import type { ApiError } from './api-error.ts';
import { routeOf } from './operation.ts';

/** How often and how soon a GET is tried again. */
export interface RetryOptions {
  /** How many times a GET is tried again. 2 where it is not given. */
  readonly retries?: number;
  /** In milliseconds: the first wait is up to this, and each later one up to twice the one before. */
  readonly baseDelay?: number;
  /**
   * In milliseconds: the longest wait for one more try. 2000 where it is not given, since a viewer waits with it.
   * A server that asks for more (`Retry-After`) is not called again: the error then has `retryAfter`. One that asks
   * for less is given what it asks, and a jitter on top.
   */
  readonly maxDelay?: number;
}

const defaults = { retries: 2, baseDelay: 300, maxDelay: 2000 } as const;

/** What passes by itself. A 500 is not among them: the same call would fail again. */
const passing = [502, 503, 504];

/** How long to wait before this call is tried again, or nothing where it is not. */
export function retryDelay(
  error: ApiError,
  attempt: number,
  options: RetryOptions | false,
): number | undefined {
  const { retries, baseDelay, maxDelay } = { ...defaults, ...options };
  if (options === false || attempt >= retries) return undefined;
  if (routeOf(error.operation).method !== 'GET' || !mayPass(error)) return undefined;
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > maxDelay) return undefined;
  // Full jitter: a thousand viewers whose server came back do not call it at the same moment.
  return asked + Math.random() * Math.min(baseDelay * 2 ** attempt, maxDelay);
}

function mayPass(error: ApiError): boolean {
  if (error.kind === 'network') return true;
  if (error.kind === 'rate-limited') return error.retryAfter !== undefined;
  return error.status !== undefined && passing.includes(error.status);
}
