import type { Locale } from '@parde/domain';
import type { OperationId } from './operation.ts';
import type { FieldErrors } from './types.ts';

/** What a failed answer said, as far as it said anything. */
export interface Said {
  readonly errors?: FieldErrors | undefined;
  readonly message?: string | undefined;
  readonly message_fa?: string | undefined;
}

interface Failure extends Error {
  readonly name: 'ApiError';
  readonly operation: OperationId;
  readonly status: number | undefined;
  /** Names the request in the server's logs. */
  readonly requestId: string | undefined;
  /** By field. A plain string that a server sent in its place stands under `form`. */
  readonly errors: FieldErrors | undefined;
  readonly message_fa: string | undefined;
  /** The server's own English words, or a line for a log where it sent none: `hasMessage` tells. */
  readonly message: string;
  readonly hasMessage: boolean;
  /** Seconds to wait, where the server said so: with a 429, and with some 503. */
  readonly retryAfter: number | undefined;
}

/** The server named what is wrong with the request's fields. */
export interface ValidationError extends Failure {
  readonly kind: 'validation';
  readonly status: number;
  readonly errors: FieldErrors;
}

/**
 * Any other answer that is no success, with the server's words if it had any. An id that can be none is a 404 as well,
 * and no server is asked.
 */
export interface MessageError extends Failure {
  readonly kind: 'message';
  readonly status: number;
}

/** 401: there is no session, or it has ended. */
export interface UnauthorizedError extends Failure {
  readonly kind: 'unauthorized';
  readonly status: number;
}

/** 429. */
export interface RateLimitedError extends Failure {
  readonly kind: 'rate-limited';
  readonly status: number;
}

/** No answer came. */
export interface NetworkError extends Failure {
  readonly kind: 'network';
}

/** No answer came in time. */
export interface TimeoutError extends Failure {
  readonly kind: 'timeout';
}

/** The caller's signal ended the call. */
export interface AbortedError extends Failure {
  readonly kind: 'abort';
}

/** Nothing was sent: `getToken` failed, or what the call was given cannot be written. `cause` is why. */
export interface UnsentError extends Failure {
  readonly kind: 'unsent';
}

/** The answer said success, but its body is not what the contract has. */
export interface MalformedError extends Failure {
  readonly kind: 'malformed';
  readonly status: number;
}

/** All that a call can fail with. `kind` tells them apart. */
export type ApiError =
  | ValidationError
  | MessageError
  | UnauthorizedError
  | RateLimitedError
  | NetworkError
  | TimeoutError
  | AbortedError
  | UnsentError
  | MalformedError;

/** Whether a call failed with this, rather than with a mistake of a program. It narrows to `ApiError`. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError';
}

/**
 * The words to show: the first of `errors`, else `message_fa`, else `message`; in English `message` comes
 * before `message_fa`. Nothing where the server said nothing: the caller then has words of its own.
 */
export function messageToShow(error: ApiError, language: Locale): string | undefined {
  const [first] = Object.values(error.errors ?? {}).flat();
  if (first !== undefined) return first;
  const message = error.hasMessage ? error.message : undefined;
  return language === 'en' ? (message ?? error.message_fa) : (error.message_fa ?? message);
}
