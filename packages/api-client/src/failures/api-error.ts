import type { Locale } from '@parde/domain';
import type { FieldErrors } from '../generated/schema.ts';
import type { OperationId } from '../operation.ts';
import { failureMessages } from './failure-messages.ts';

export interface ErrorDetails {
  readonly errors?: FieldErrors | undefined;
  readonly message?: string | undefined;
  readonly message_fa?: string | undefined;
}

interface Failure extends Error {
  readonly name: 'ApiError';
  readonly operation: OperationId;
  readonly status: number | undefined;
  /** Identifies the request in the server's logs. */
  readonly requestId: string | undefined;
  /** The messages by field name. A plain string that replaces the fields is under `form`. */
  readonly errors: FieldErrors | undefined;
  readonly message_fa: string | undefined;
  /** The server's English message, or a text for logs if the server sent none (`hasMessage` is false). */
  readonly message: string;
  readonly hasMessage: boolean;
  /** The number of seconds to wait, if the server sent it: with a 429 and with some 503 answers. */
  readonly retryAfter: number | undefined;
}

/** The server reported errors in the request's fields. */
export interface ValidationError extends Failure {
  readonly kind: 'validation';
  readonly status: number;
  readonly errors: FieldErrors;
}

/** Any other error answer. An id that is malformed also causes a 404, without a request. */
export interface MessageError extends Failure {
  readonly kind: 'message';
  readonly status: number;
}

/** Status 401: there is no session, or the session has ended. */
export interface UnauthorizedError extends Failure {
  readonly kind: 'unauthorized';
  readonly status: number;
}

/** Status 429. */
export interface RateLimitedError extends Failure {
  readonly kind: 'rate-limited';
  readonly status: number;
}

/** The network failed, so there is no answer. */
export interface NetworkError extends Failure {
  readonly kind: 'network';
}

/** No answer arrived before the timeout. */
export interface TimeoutError extends Failure {
  readonly kind: 'timeout';
}

/** The caller's signal aborted the call. */
export interface AbortedError extends Failure {
  readonly kind: 'abort';
}

/** Nothing was sent, because `getToken` failed or the input cannot be encoded. `cause` has the reason. */
export interface UnsentError extends Failure {
  readonly kind: 'unsent';
}

/** The status was a success, but the body does not match the contract. */
export interface MalformedError extends Failure {
  readonly kind: 'malformed';
  readonly status: number;
}

/** All errors of a call. `kind` distinguishes them. */
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
 * Narrows to `ApiError`. Returns false for an error that a server component sent to the browser, because it has lost
 * its fields.
 */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'kind' in value;
}

/**
 * Returns the message to show the viewer. This is the server's own message, or else a message for the kind of the
 * error, such as «ارتباط برقرار نشد. اینترنت خود را بررسی کنید.». Never empty.
 */
export function messageToShow(error: ApiError, language: Locale): string {
  return serverMessage(error, language) ?? failureMessages[happened(error)][language];
}

/**
 * Returns the server's message for the viewer: the first of `errors`, else `message_fa`, else `message`. In English,
 * `message` comes before `message_fa`. Undefined if the server sent none, for screens that have their own messages.
 */
export function serverMessage(error: ApiError, language: Locale): string | undefined {
  const [first] = Object.values(error.errors ?? {}).flat();
  if (first !== undefined) return first;
  const message = error.hasMessage ? error.message : undefined;
  return language === 'en' ? (message ?? error.message_fa) : (error.message_fa ?? message);
}

function happened(error: ApiError): keyof typeof failureMessages {
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
