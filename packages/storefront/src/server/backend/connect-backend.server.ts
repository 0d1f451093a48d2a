import type { OperationId } from '@parde/api-client';
import { divertLog, type LogEvent } from '../observability/log.server.ts';
import { createBackend } from './backend.server.ts';
import type { BackendDefinition, EveryCall } from './define-backend.ts';

export interface BackendOptions {
  /** The address of the brand's server, as `API_BASE_URL`. */
  readonly baseUrl: string;
  /** As `CHECK_URL`. */
  readonly checkUrl?: string | undefined;
  /** The time for one answer in milliseconds, as `API_TIMEOUT_MS`. */
  readonly timeout?: number | undefined;
}

/** A brand's server behind its `backend.ts`, as the storefront's own server sees it. */
export interface BackendConnection {
  /** Sends a contract call below `baseUrl`, and returns an answer in the contract's form. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends the call to a path that the server does not have, with the same maps. */
  readonly fetchUnknownPath: (request: Request) => Promise<Response>;
  /** The operations that are available. Undefined means all. */
  readonly operations: readonly OperationId[] | undefined;
  readonly mapped: readonly string[];
  /** The operations that are composed of others, without a map. */
  readonly derived: readonly OperationId[];
  /** The lines that the server's log would have, in order, such as `answer-dropped`. */
  readonly events: readonly LogEvent[];
}

/** Connects to a server through a brand's `backend.ts`, for tests and for `@parde/conformance`. */
export function connectBackend(
  backend: BackendDefinition,
  { baseUrl, checkUrl = '/check/user', timeout = 3000 }: BackendOptions,
): BackendConnection {
  const events: LogEvent[] = [];
  divertLog((event) => events.push(event));
  const settings = {
    API_BASE_URL: baseUrl,
    API_OPERATIONS: undefined,
    API_TIMEOUT_MS: timeout,
    CHECK_URL: checkUrl,
    PAYMENT_HOSTS: [],
  };
  const { send, operations, derived } = createBackend(settings, backend);
  const { every } = backend;
  const path = ['', 'parde-unknown', crypto.randomUUID()].join('/');
  const call: EveryCall['call'] = (real, viewer) => ({
    ...(every?.call?.(real, viewer) ?? real),
    path,
  });
  const unknown = createBackend(settings, { ...backend, every: { ...every, call } });
  return {
    fetch: (request) => send(request),
    fetchUnknownPath: (request) => unknown.send(request),
    operations,
    derived,
    mapped: Object.keys(backend.map ?? {}),
    events,
  };
}
