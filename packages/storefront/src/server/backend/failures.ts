import type { ApiError } from '@parde/api-client';
import type { ContractError } from './define-backend.ts';

const failures = {
  /**
   * Has no message, because each page describes its own failure better. The status is not 502, because clients retry
   * a 502 at once.
   */
  unreadable: { status: 500 },
  missingOperation: {
    status: 501,
    message: 'This service doesn’t offer that.',
    message_fa: 'این سرویس چنین امکانی ندارد.',
  },
  notFound: {
    status: 404,
    message: 'There is no such thing.',
    message_fa: 'چنین چیزی پیدا نشد.',
  },
} satisfies Record<string, ContractError>;

export function failure(kind: keyof typeof failures): Response {
  return errorAnswer(failures[kind]);
}

/** Throws if the status is no error, because a map may have passed on its server's own code. */
export function errorAnswer({ status, ...body }: ContractError, headers?: Headers): Response {
  if (!Number.isInteger(status) || status < 400 || status > 599) {
    throw new TypeError(`${status} is no status of an error`);
  }
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  return Response.json(body, { status, headers: sent });
}

/** Converts the error of a composition's call to the same error answer. */
export function apiErrorAnswer(error: ApiError): Response {
  const { status = 502, errors, message_fa, hasMessage, message, retryAfter } = error;
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const details = { errors, message_fa, message: hasMessage ? message : undefined };
  return errorAnswer(
    error.kind === 'malformed' ? failures.unreadable : { status, ...details },
    headers,
  );
}
