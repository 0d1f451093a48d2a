import type {
  AbortedError,
  ApiError,
  MalformedError,
  MessageError,
  NetworkError,
  Said,
  TimeoutError,
  UnsentError,
} from './api-error.ts';
import type { OperationId } from './operation.ts';
import { retryAfterOf } from './retry-after.ts';

/** A call that got no answer. */
export function noAnswer(
  kind: 'network' | 'timeout' | 'abort' | 'unsent',
  operation: OperationId,
  cause: unknown,
): NetworkError | TimeoutError | AbortedError | UnsentError {
  return Object.assign(new Error(`${operation}: ${kind}`, { cause }), {
    ...facts(operation, undefined, {}),
    kind,
    status: undefined,
  });
}

/** A call whose path would be another one: nothing is there. */
export function notFound(operation: OperationId): MessageError {
  return Object.assign(new Error(`${operation}: nothing has such an id`), {
    ...facts(operation, undefined, {}),
    kind: 'message' as const,
    status: 404,
  });
}

/** An answer that said success with a body that the contract does not have. */
export function malformed(
  operation: OperationId,
  response: Response,
  problem: string,
  cause?: unknown,
): MalformedError {
  const message = `${operation} answered ${response.status} with ${problem}`;
  return Object.assign(new Error(message, { cause }), {
    ...facts(operation, response, {}),
    kind: 'malformed' as const,
    status: response.status,
  });
}

/** An answer that said no. `body` is whatever came with it. */
export function refused(operation: OperationId, response: Response, body: unknown): ApiError {
  const { status } = response;
  const said = readSaid(body);
  const error = new Error(said.message ?? `${operation} answered ${status}`);
  const common = { ...facts(operation, response, said), status };
  if (status === 401) return Object.assign(error, { ...common, kind: 'unauthorized' as const });
  if (status === 429) return Object.assign(error, { ...common, kind: 'rate-limited' as const });
  return said.errors
    ? Object.assign(error, { ...common, kind: 'validation' as const, errors: said.errors })
    : Object.assign(error, { ...common, kind: 'message' as const });
}

function facts(operation: OperationId, response: Response | undefined, said: Said) {
  return {
    name: 'ApiError' as const,
    operation,
    requestId: response?.headers.get('x-request-id') ?? undefined,
    errors: said.errors,
    message_fa: said.message_fa,
    hasMessage: said.message !== undefined,
    retryAfter: response && retryAfterOf(response, Date.now()),
  };
}

/** The one error shape, read with tolerance: what does not fit it is as good as not said. */
function readSaid(body: unknown): Said {
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
