import { isApiError, serverMessage } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { type FailureReason, failureReason } from '../../app/errors/failure-reason.ts';
import type { LoginRequest } from './login-machine.ts';

export interface LoginFailure {
  readonly request: LoginRequest;
  readonly kind: 'refused' | 'too-many' | 'no-answer';
  readonly reason: FailureReason;
  readonly serverMessage: string | undefined;
  /** From Retry-After, in seconds. */
  readonly wait: number | undefined;
}

/** The fields that may contain the error, in order of preference. */
const fields = { 'send-code': ['mobile', 'password'], login: ['password', 'mobile'] } as const;

export function readFailure(error: unknown, request: LoginRequest, locale: Locale): LoginFailure {
  const reason = failureReason(error);
  const noAnswer = {
    request,
    kind: 'no-answer',
    reason,
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
      reason,
      serverMessage: why,
      wait: error.retryAfter || undefined,
    };
  }
  if (reason !== 'refused') return { ...noAnswer, serverMessage: why };
  return { request, kind: 'refused', reason, serverMessage: why, wait: undefined };
}
