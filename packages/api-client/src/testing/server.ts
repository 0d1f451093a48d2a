import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchOperation } from '../operations.ts';
import {
  type AnswerMaker,
  type AnswerOptions,
  answerWith,
  type CallInfo,
  exampleOf,
  type FailureBody,
  type FailureOf,
  failWith,
  type Responder,
} from './answers.ts';
import { pathsUnder } from './base.ts';
import type { OperationId } from './example-types.ts';

export type { AnswerOptions, CallInfo, FailureBody, FailureOf, OperationId, Responder };

/**
 * A mock server with its own port. It answers every operation with the contract's first example until you configure
 * another answer.
 */
export interface MockApi extends AsyncDisposable {
  /** The value for a client's `baseUrl`: `http://127.0.0.1:49213/api/v1`. */
  readonly baseUrl: string;
  /** Answers one operation with a body, or with the body that a function makes of the call. */
  answer<Id extends OperationId>(id: Id, responder: Responder<Id>, options?: AnswerOptions): void;
  /** Fails one operation, with the body of the contract's example or with your own. */
  fail<Id extends OperationId>(
    id: Id,
    failure: FailureOf<Id>,
    options?: FailureBody & AnswerOptions,
  ): void;
  /** Removes all overrides of `answer` and `fail`. */
  reset(): void;
  /** Closes the server and all pending calls. `await using` calls it. */
  close(): Promise<void>;
}

interface Override extends AnswerOptions {
  readonly make: AnswerMaker;
}

const base = '/api/v1';
const pathOf = pathsUnder(base);

/**
 * Starts a mock of the API for tests, in Node, on a free port of this machine. Browsers may call it from any origin.
 *
 * @example
 * await using server = await startMockApi();
 * const api = createApiClient({ baseUrl: server.baseUrl, retry: false });
 * server.fail('getMovie', 503);
 */
export async function startMockApi(): Promise<MockApi> {
  const overrides = new Map<OperationId, Override[]>();

  function override(id: OperationId, make: AnswerMaker, options: AnswerOptions = {}): void {
    overrides.set(id, [{ ...options, make }, ...(overrides.get(id) ?? [])]);
  }

  /** Returns the newest override, and removes it if it answers only once. */
  function takeOverride(id: OperationId): Override {
    const [newest, ...others] = overrides.get(id) ?? [];
    if (newest?.once) overrides.set(id, others);
    return newest ?? { make: answerWith(id, exampleOf(id)) };
  }

  async function respond(request: Request): Promise<Response | undefined> {
    const path = pathOf(request.url) ?? '';
    const id = matchOperation(request.method, path)?.operationId;
    if (id === undefined) {
      const message = `The contract has no ${request.method} ${path || request.url}`;
      return Response.json({ message }, { status: 404 });
    }
    const { make, delay = 0 } = takeOverride(id);
    if (delay === 'infinite') return undefined;
    if (delay > 0) await sleep(delay);
    return make(request, path);
  }

  const server = createServer((incoming, outgoing) => {
    void requestOf(incoming)
      .then((request) => (request.method === 'OPTIONS' ? new Response(null) : respond(request)))
      .catch((thrown: unknown) => Response.json({ message: String(thrown) }, { status: 500 }))
      .then((response) => response && send(response, incoming, outgoing));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}${base}`,
    answer: (id, responder, options) => override(id, answerWith(id, responder), options),
    fail: (id, failure, options = {}) => override(id, failWith(id, failure, options), options),
    reset: () => overrides.clear(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function portOf(address: string | { port: number } | null): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The mock server has no port');
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const body = Buffer.concat(parts);
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
    body: body.length > 0 ? body : null,
  });
}

/** Closes the socket for a network error. */
async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'access-control-allow-origin': '*',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'retry-after, x-request-id',
  });
  outgoing.end(await response.text());
}
