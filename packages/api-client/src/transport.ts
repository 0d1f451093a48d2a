import createClient from 'openapi-fetch';
import { writePath, writeQuery } from './addresses.ts';
import { assertAnswer } from './answers.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallOptions } from './calls.ts';
import { withDeadline } from './deadline.ts';
import { malformed, noAnswer, refused } from './failures.ts';
import { type OperationId, type Route, routeOf } from './operation.ts';
import type { ApiClientOptions } from './options.ts';

/** What the transport sees of a call: the types have checked it against the contract by then. */
export interface LooseInput extends CallOptions {
  readonly query?: Record<string, unknown> | undefined;
  readonly path?: Record<string, unknown> | undefined;
  readonly header?: Record<string, string> | undefined;
  readonly body?: unknown;
}

interface LooseOperation {
  parameters: {
    query?: Record<string, unknown>;
    path?: Record<string, unknown>;
    header?: Record<string, unknown>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { default: { content: { 'application/json': unknown } } };
}

type LoosePaths = Record<string, { get: LooseOperation; post: LooseOperation }>;

const verbs = { GET: 'get', POST: 'post' } as const;

const defaultTimeout = 15_000;

/** One try of one call over HTTP: an answer of the contract, or an ApiError. */
export function createTransport(options: ApiClientOptions & { checkUrl: string }) {
  const { baseUrl, checkUrl, getToken, language, timeout = defaultTimeout } = options;
  const http = createClient<LoosePaths>({
    baseUrl,
    pathSerializer: writePath,
    querySerializer: writeQuery,
    // The global one is looked up at each call: a test or a monitor may put its own in place later.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });

  async function headersOf({ auth }: Route<OperationId>, input: LooseInput) {
    const token = auth === 'none' ? undefined : await getToken?.();
    return {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...options.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...input.headers,
    };
  }

  async function exchange<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    signal: AbortSignal,
  ): Promise<Answer<Id>> {
    const route: Route<OperationId> = routeOf(id);
    const headers = await headersOf(route, input);
    // A caller that has left, or the clock, may have ended it while the token was fetched.
    signal.throwIfAborted();
    const { response, error } = await http.request(verbs[route.method], route.path, {
      params: {
        query: input.query ?? {},
        path: { ...input.path, check_url: checkUrl },
        header: input.header ?? {},
      },
      body: input.body,
      headers,
      signal,
      // openapi-fetch takes an empty body for a success, so a success is read here.
      parseAs: 'stream',
    });
    if (!response.ok) throw refused(id, response, error);
    // A body that nobody reads is still taken to its end, or the browser would report a broken answer.
    if (route.answer === 'unused') await response.text();
    const body = route.answer === 'unused' ? undefined : await readJson(id, response);
    assertAnswer(id, response, body);
    const problem = options.checkAnswer?.(id, body);
    if (problem !== undefined) throw malformed(id, response, problem);
    return body;
  }

  return {
    /** One try. It rejects with nothing but an ApiError. */
    send<Id extends OperationId>(id: Id, input: LooseInput): Promise<Answer<Id>> {
      return withDeadline(
        (signal) =>
          exchange(id, input, signal).catch((thrown: unknown) => {
            throw isApiError(thrown) ? thrown : noAnswer('network', id, thrown);
          }),
        { operation: id, signal: input.signal, timeout: input.timeout ?? timeout },
      );
    },
  };
}

async function readJson(id: OperationId, response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') throw malformed(id, response, 'an empty body');
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw malformed(id, response, `a body of type ${type || 'unknown'}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(id, response, 'a body that is no JSON');
  }
}
