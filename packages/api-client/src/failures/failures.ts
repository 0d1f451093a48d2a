import type { OperationId } from '../operation.ts';
import { retryAfterOf } from '../transport/retry-after.ts';
import type {
  AbortedError,
  ApiError,
  ErrorDetails,
  MalformedError,
  MessageError,
  NetworkError,
  TimeoutError,
  UnsentError,
} from './api-error.ts';

export function requestError(
  kind: 'network' | 'timeout' | 'abort' | 'unsent',
  operation: OperationId,
  cause: unknown,
  hint = '',
): NetworkError | TimeoutError | AbortedError | UnsentError {
  return Object.assign(new Error(`${operation}: ${kind}${reasonOf(cause)}${hint}`, { cause }), {
    ...commonFields(operation, undefined, {}),
    kind,
    status: undefined,
  });
}

/** The reason is part of the message too, because many logs and test runners do not show a `cause`. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
}

/** The error for a path parameter that cannot be an id. No request is sent. */
export function notFoundError(operation: OperationId): MessageError {
  return Object.assign(new Error(`${operation}: nothing has such an id`), {
    ...commonFields(operation, undefined, {}),
    kind: 'message' as const,
    status: 404,
  });
}

export function malformedError(
  operation: OperationId,
  response: Response,
  problem: string,
  cause?: unknown,
): MalformedError {
  const message = `${operation} answered ${response.status} with ${problem}`;
  return Object.assign(new Error(message, { cause }), {
    ...commonFields(operation, response, {}),
    kind: 'malformed' as const,
    status: response.status,
  });
}

export function responseError(operation: OperationId, response: Response, body: unknown): ApiError {
  const { status } = response;
  const details = readErrorDetails(body);
  const error = new Error(details.message ?? `${operation} answered ${status}`);
  const common = { ...commonFields(operation, response, details), status };
  if (status === 401) return Object.assign(error, { ...common, kind: 'unauthorized' as const });
  if (status === 429) return Object.assign(error, { ...common, kind: 'rate-limited' as const });
  return details.errors
    ? Object.assign(error, { ...common, kind: 'validation' as const, errors: details.errors })
    : Object.assign(error, { ...common, kind: 'message' as const });
}

export function requestIdOf(response: Response | undefined): string | undefined {
  return response?.headers.get('x-request-id') ?? undefined;
}

function commonFields(
  operation: OperationId,
  response: Response | undefined,
  details: ErrorDetails,
) {
  return {
    name: 'ApiError' as const,
    operation,
    requestId: requestIdOf(response),
    errors: details.errors,
    message_fa: details.message_fa,
    hasMessage: details.message !== undefined,
    retryAfter: response && retryAfterOf(response, Date.now()),
  };
}

/** Ignores what does not fit the contract's error shape. */
function readErrorDetails(body: unknown): ErrorDetails {
  if (typeof body !== 'object' || body === null) return {};
  return {
    errors: 'errors' in body ? readErrors(body.errors) : undefined,
    message: 'message' in body ? readText(body.message) : undefined,
    message_fa: 'message_fa' in body ? readText(body.message_fa) : undefined,
  };
}

function readErrors(value: unknown): Record<string, string[]> | undefined {
  const fields = typeof value === 'string' ? { form: value } : value;
  if (typeof fields !== 'object' || fields === null) return undefined;
  const read = Object.entries(fields)
    .map(([field, messages]): [string, string[]] => [
      field,
      [messages].flat().filter((message) => typeof message === 'string' && message !== ''),
    ])
    .filter(([, messages]) => messages.length > 0);
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
