import type { ApiError } from '@parde/api-client';
import type { ContractError } from './define-backend.ts';

const failures = {
  /** Without words: each page says better what has failed on it. Not 502, which a client tries again at once. */
  unreadable: { status: 500 },
  notOffered: {
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

/** Throws where it is no error: a map may have passed on its server's own code. */
export function errorAnswer({ status, ...body }: ContractError, headers?: Headers): Response {
  if (!Number.isInteger(status) || status < 400 || status > 599) {
    throw new TypeError(`${status} is no status of an error`);
  }
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  return Response.json(body, { status, headers: sent });
}

/** What a composition could not ask for fails in the same way. */
export function apiErrorAnswer(error: ApiError): Response {
  const { status = 502, errors, message_fa, hasMessage, message, retryAfter } = error;
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const said = { errors, message_fa, message: hasMessage ? message : undefined };
  return errorAnswer(
    error.kind === 'malformed' ? failures.unreadable : { status, ...said },
    headers,
  );
}
