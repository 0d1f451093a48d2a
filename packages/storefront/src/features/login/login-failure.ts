import { isApiError, serverMessage } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { LoginRequest } from './login-machine.ts';

export interface LoginFailure {
  readonly request: LoginRequest;
  readonly kind: 'refused' | 'too-many' | 'no-answer';
  readonly serverMessage: string | undefined;
  /** From Retry-After, in seconds. */
  readonly wait: number | undefined;
}

/** Which fields may carry the error, in order of preference. */
const fields = { 'send-code': ['mobile', 'password'], login: ['password', 'mobile'] } as const;

export function readFailure(error: unknown, request: LoginRequest, locale: Locale): LoginFailure {
  const noAnswer = {
    request,
    kind: 'no-answer',
    serverMessage: undefined,
    wait: undefined,
  } as const;
  if (!isApiError(error)) return noAnswer;
  const fieldMessages = fields[request].map((field) => error.errors?.[field]?.[0]);
  const why =
    fieldMessages.find((message) => message !== undefined) ?? serverMessage(error, locale);
  if (error.kind === 'rate-limited') {
    return {
      request,
      kind: 'too-many',
      serverMessage: why,
      wait: error.retryAfter || undefined,
    };
  }
  if (error.status === undefined || error.status >= 500 || error.kind === 'malformed') {
    return { ...noAnswer, serverMessage: why };
  }
  return { request, kind: 'refused', serverMessage: why, wait: undefined };
}
