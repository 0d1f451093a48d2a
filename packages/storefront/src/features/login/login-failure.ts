import { isApiError, messageToShow } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { LoginRequest } from './login-machine.ts';

export interface LoginFailure {
  readonly request: LoginRequest;
  /** What was sent is wrong; or too much was asked for; or no answer came that one could use. */
  readonly kind: 'refused' | 'too-many' | 'no-answer';
  /** The server's words, if it had any. */
  readonly serverMessage: string | undefined;
  /** In seconds, where the server asks for it. */
  readonly wait: number | undefined;
}

/** The fields that each request's errors may be about, its own first. */
const fields = { 'send-code': ['mobile', 'password'], login: ['password', 'mobile'] } as const;

/** What a viewer is told of a request that failed. */
export function readFailure(error: unknown, request: LoginRequest, locale: Locale): LoginFailure {
  const noAnswer = {
    request,
    kind: 'no-answer',
    serverMessage: undefined,
    wait: undefined,
  } as const;
  if (!isApiError(error)) return noAnswer;
  const fieldMessages = fields[request].map((field) => error.errors?.[field]?.[0]);
  const serverMessage =
    fieldMessages.find((message) => message !== undefined) ?? messageToShow(error, locale);
  if (error.kind === 'rate-limited') {
    return {
      request,
      kind: 'too-many',
      serverMessage,
      wait: error.retryAfter || undefined,
    };
  }
  if (error.status === undefined || error.status >= 500 || error.kind === 'malformed') {
    return { ...noAnswer, serverMessage };
  }
  return { request, kind: 'refused', serverMessage, wait: undefined };
}
