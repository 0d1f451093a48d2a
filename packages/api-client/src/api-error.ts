import type { Locale } from '@parde/domain';
import { failureWords } from './failure-messages.ts';
import type { OperationId } from './operation.ts';
import type { FieldErrors } from './types.ts';

export interface ErrorDetails {
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
  /** By field. A plain string in their place is under `form`. */
  readonly errors: FieldErrors | undefined;
  readonly message_fa: string | undefined;
  /** The server's English message, or a text for logs where it sent none (`hasMessage` is false). */
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

/** Any other failed answer. A malformed id is a 404 too, without a request. */
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

/** Nothing was sent: `getToken` failed, or the input cannot be encoded. `cause` is why. */
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

/**
 * Narrows to `ApiError`. One that came to the browser from a server component has lost its fields, and is none.
 */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value;
}

/**
 * What to show the viewer: the server's own words, or, where it sent none, what happened by the kind of the error, such
 * as «ارتباط برقرار نشد. اینترنت خود را بررسی کنید.». Never empty.
 */
export function messageToShow(error: ApiError, language: Locale): string {
  return serverMessage(error, language) ?? failureWords[happened(error)][language];
}

/**
 * The server's message for the viewer: the first of `errors`, else `message_fa`, else `message`; in English `message`
 * comes before `message_fa`. Undefined where the server sent none: for a screen with words of its own.
 */
export function serverMessage(error: ApiError, language: Locale): string | undefined {
  const [first] = Object.values(error.errors ?? {}).flat();
  if (first !== undefined) return first;
  const message = error.hasMessage ? error.message : undefined;
  return language === 'en' ? (message ?? error.message_fa) : (error.message_fa ?? message);
}

function happened(error: ApiError): keyof typeof failureWords {
  switch (error.kind) {
    case 'malformed':
      return 'server';
    case 'rate-limited':
      return 'tooMany';
    case 'validation':
      return 'refused';
    case 'message':
      if (error.status >= 500) return 'server';
      if (error.status === 404) return 'notFound';
      return error.status === 403 ? 'forbidden' : 'refused';
    default:
      return error.kind;
  }
}
