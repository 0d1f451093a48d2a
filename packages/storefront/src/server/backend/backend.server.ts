import { createApiClient, isApiError, type OperationId } from '@parde/api-client';
import {
  operations as contractOperations,
  matchOperation,
  type Operation,
} from '@parde/api-client/operations';
import { parseLocale } from '@parde/domain';
import * as v from 'valibot';
import type { Environment } from '../../config/environment.server.ts';
import { timeApiCall } from '../observability/api-calls.server.ts';
import { log, logError } from '../observability/log.server.ts';
import { forward } from '../proxy/forward.server.ts';
import { apiAddress, mappedAddress } from '../proxy/outgoing-address.ts';
import { reportBlockedHosts } from './blocked-hosts.server.ts';
import {
  apiErrorAnswer,
  contractAnswer,
  errorAnswer,
  type Finish,
  failure,
  readAnswer,
  serverAnswer,
} from './contract-answer.server.ts';
import {
  type AnyCallMap,
  type AnyComposition,
  type BackendDefinition,
  type CallServer,
  type RealCall,
  Refusal,
  type Viewer,
} from './define-backend.ts';
import { missingFiles } from './missing-files.server.ts';
import { derived, operationsOf } from './operations.ts';
import { readInput, type UntypedInput } from './read-input.ts';
import { sharedAnswers } from './shared-answers.server.ts';

/** The only access to a brand's server, for the render of documents and for the proxy. */
export interface Backend {
  /** The operations that are available. Undefined means all. */
  readonly operations: readonly OperationId[] | undefined;
  /** The available operations that are composed of other operations. */
  readonly derived: readonly OperationId[];
  /**
   * Accepts a contract call below `API_BASE_URL` and returns an answer in the contract's form, for any kind of
   * server.
   */
  readonly send: (request: Request) => Promise<Response>;
  /** True if the server has answered at least one call as the contract requires. */
  readonly hasAnswered: () => boolean;
}

type Settings = Pick<
  Environment,
  'API_BASE_URL' | 'API_OPERATIONS' | 'API_TIMEOUT_MS' | 'CHECK_URL' | 'PAYMENT_HOSTS'
> &
  Partial<Pick<Environment, 'IMAGE_ORIGINS' | 'MEDIA_ORIGINS' | 'ORIGINS'>>;

type Entry = AnyCallMap | AnyComposition;

/** A call with its operation and its original request. */
export interface Call {
  readonly operation: Operation;
  /** The call's address on a server that follows the contract. */
  readonly address: string;
  readonly input: UntypedInput;
  readonly request: Request;
  readonly body: string | null;
  readonly viewer: Viewer;
}

export function createBackend(
  settings: Settings,
  { operations, every = {}, map = {}, without = [] }: BackendDefinition = { operations: 'all' },
): Backend {
  const { API_BASE_URL: baseUrl, CHECK_URL: checkUrl } = settings;
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  const shared = sharedAnswers();
  let hasAnswered = false;
  const available = operationsOf({
    operations: settings.API_OPERATIONS ?? operations,
    map,
    without,
  });

  async function send(request: Request, within: readonly OperationId[] = []): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice(base.length);
    const operation = matchOperation(request.method, path, { checkUrl });
    const address = apiAddress(baseUrl, path, url.searchParams);
    if (!operation || address === undefined) return failure('notFound');
    const { operationId } = operation;
    if (!available.has(operationId)) return failure('missingOperation');
    const body = request.method === 'GET' ? null : await request.text();
    const { searchParams: query } = url;
    const input = readInput(operation, { path, query, headers: request.headers, body });
    if (!input) return failure('notFound');
    const call = { operation, address, input, request, body, viewer: viewerOf(request) };
    // If a composition calls its own operation, the call goes to the server.
    const entry = within.includes(operationId) ? undefined : entryFor(operationId);
    const answered = (of: Call) =>
      entry?.compose ? composed(entry, of, within) : exchanged(entry ?? {}, of);
    return within.length > 0 ? shared(call, answered) : answered(call);
  }

  function entryFor(id: OperationId): Entry | undefined {
    const entries: Readonly<Record<string, Entry | undefined>> = map;
    return entries[id] ?? (available.get(id) === 'derived' ? derived[id] : undefined);
  }

  async function exchanged(entry: AnyCallMap, call: Call): Promise<Response> {
    const { operation, input, request, viewer } = call;
    try {
      const own = entry.call?.(input, viewer);
      const real = every.call ? every.call(own ?? contractCall(call, base), viewer) : own;
      const { method, headers, signal } = request;
      const reading = { entry, every, banks: settings.PAYMENT_HOSTS, finish: finishFor(call) };
      const read = await timeApiCall(
        operation.operationId,
        () =>
          real
            ? forward(addressOf(baseUrl, real), initOf(real, request), 'answer')
            : forward(call.address, { method, headers, body: call.body, signal }, 'answer'),
        (answer) => contractAnswer(reading, call, answer),
      );
      hasAnswered ||= read.ok && isRead(operation);
      return read;
    } catch (error) {
      return mapFailed(error, operation, request);
    }
  }

  async function composed(
    entry: AnyComposition,
    call: Call,
    within: readonly OperationId[],
  ): Promise<Response> {
    const { operation, input, request, viewer } = call;
    const { operationId } = operation;
    const api = createApiClient({
      baseUrl,
      checkUrl,
      headers: Object.fromEntries(request.headers),
      retry: false,
      // A slow part must fail before the page's own timeout.
      timeout: Math.round(settings.API_TIMEOUT_MS / 2),
      fetch: async (inner) => {
        const signal = AbortSignal.any([inner.signal, request.signal]);
        const part = await send(new Request(inner, { signal }), [...within, operationId]);
        if (part.status < 500 || signal.aborted) return part;
        const { pathname } = new URL(inner.url);
        const matched = matchOperation(inner.method, pathname.slice(base.length), { checkUrl });
        // A missing operation is answered with our own 501, which is expected.
        if (matched && available.has(matched.operationId)) {
          log('part-failed', { level: 'warning', operation: operationId, path: pathname });
        }
        return part;
      },
    });
    try {
      const body = await entry.compose(input, api.call, viewer, callServer(call));
      const requestId = request.headers.get('x-request-id');
      return readAnswer(operationId, body, { requestId, finish: finishFor(call) });
    } catch (error) {
      return isApiError(error) ? apiErrorAnswer(error) : mapFailed(error, operation, request);
    }
  }

  function callServer({ operation, request, viewer }: Call): CallServer {
    return async (call) => {
      const real = every.call?.(call, viewer) ?? call;
      const send = () => forward(addressOf(baseUrl, real), initOf(real, request), 'answer');
      const body = await serverAnswer(every, await timeApiCall(operation.operationId, send));
      hasAnswered = true;
      return body;
    };
  }

  /** If playback is composed from the cart, the cart's rows show which files can be played. */
  const withoutFile = available.get('getPlayback') === 'derived' ? missingFiles() : undefined;
  function finishFor({ operation, input, request }: Call): Finish {
    const requestId = request.headers.get('x-request-id');
    const { IMAGE_ORIGINS: images, MEDIA_ORIGINS: media, ORIGINS: own = [] } = settings;
    return (answer) => {
      if (images && media) {
        reportBlockedHosts(answer, { images: [...images, ...own], media: [...media, ...own] });
      }
      return withoutFile ? withoutFile(operation.operationId, input, answer, requestId) : answer;
    };
  }

  const names = [...available.keys()];
  return {
    operations: names.length === contractOperations.length ? undefined : names,
    derived: names.filter((name) => available.get(name) === 'derived'),
    send,
    hasAnswered: () => hasAnswered,
  };
}

/** True if the answer is read. Other operations count as done whatever the answer is, even a gateway's page. */
function isRead({ answer }: Operation): boolean {
  return answer !== 'unused' && answer !== 'optional';
}

/** A map is the brand's own code. Its errors are logged, and viewers see none of their details. */
function mapFailed(error: unknown, { operationId }: Operation, { headers }: Request): Response {
  try {
    if (error instanceof Refusal) return errorAnswer(error.error);
    throw error;
  } catch (thrown) {
    const requestId = headers.get('x-request-id');
    const field = issuePath(thrown);
    logError('backend-map-failed', thrown, { operation: operationId, requestId, field });
    return failure('unreadable');
  }
}

const validationError = v.object({
  issues: v.array(
    v.object({
      path: v.array(
        v.union([
          v.string(),
          v.number(),
          v.looseObject({ key: v.union([v.string(), v.number()]) }),
        ]),
      ),
    }),
  ),
});

/** Returns the first field that a schema library such as valibot or zod refused. */
function issuePath(thrown: unknown): string | undefined {
  if (!v.is(validationError, thrown)) return undefined;
  const path = thrown.issues[0]?.path.map((part) => (typeof part === 'object' ? part.key : part));
  return path?.join('.');
}

function viewerOf({ headers }: Request): Viewer {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return {
    signedIn: token !== undefined,
    token,
    locale: parseLocale(headers.get('accept-language') ?? undefined),
  };
}

/** Returns the call in the contract's form, for operations without a map. */
function contractCall({ operation, request, body }: Call, base: string): RealCall {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: operation.method,
    path: pathname.slice(base.length),
    query: Object.fromEntries(searchParams),
    body: body ? JSON.parse(body) : undefined,
  };
}

function addressOf(baseUrl: string, { path, query = {} }: RealCall): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const address = mappedAddress(baseUrl, path, pairs);
  if (address !== undefined) return address;
  throw new TypeError('A map has made a path that leads elsewhere: encode what you write into it');
}

function initOf(real: RealCall, request: Request): RequestInit {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(real.headers ?? {})) headers.set(name, value);
  if (real.body === undefined) headers.delete('content-type');
  else headers.set('content-type', 'application/json');
  const body = real.body === undefined ? null : JSON.stringify(real.body);
  return { method: real.method, headers, body, signal: request.signal };
}
