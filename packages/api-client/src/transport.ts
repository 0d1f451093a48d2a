import createClient from 'openapi-fetch';
import { writePath, writeQuery } from './addresses.ts';
import { assertAnswer } from './answers.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallOptions } from './calls.ts';
import { withDeadline } from './deadline.ts';
import { malformed, noAnswer, refused } from './failures.ts';
import type { paths } from './generated/schema.ts';
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
    header?: Record<string, string>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { default: { content: { 'application/json': unknown } } };
}

/** The contract's paths as openapi-fetch may write them: a call knows its operation only as it runs. */
type LoosePaths = { [Path in keyof paths]: { get: LooseOperation; post: LooseOperation } };

/** Told the token that a call sends. */
type Sends = (token: string | undefined) => void;

/** What one try has of its own. */
interface Try {
  readonly signal: AbortSignal;
  readonly sends: Sends;
  readonly fetch: (request: Request) => Promise<Response>;
}

const verbs = { GET: 'get', POST: 'post' } as const;

const defaultTimeout = 15_000;

/** One try of one call over HTTP: an answer of the contract, or an ApiError. */
export function createTransport(options: ApiClientOptions & { checkUrl: string }) {
  const { baseUrl, checkUrl, getToken, language, timeout = defaultTimeout } = options;
  const http = createClient<LoosePaths>({
    baseUrl,
    headers: {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...options.headers,
    },
    pathSerializer: writePath,
    querySerializer: writeQuery,
    bodySerializer: (body) => JSON.stringify(body),
  });

  async function tokenOf({ auth }: Route<OperationId>): Promise<string | undefined> {
    return (auth !== 'none' && (await getToken?.())) || undefined;
  }

  async function exchange<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    { signal, sends, fetch }: Try,
  ): Promise<Answer<Id>> {
    const route: Route<OperationId> = routeOf(id);
    const token = await tokenOf(route);
    sends(token);
    // A caller that has left, or the clock, may have ended it while the token was fetched.
    signal.throwIfAborted();
    const answered = await http.request(verbs[route.method], route.path, {
      params: {
        query: input.query ?? {},
        path: { ...input.path, check_url: checkUrl },
        header: input.header ?? {},
      },
      body: input.body,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...input.headers },
      keepalive: input.keepalive ?? false,
      signal,
      fetch,
      // It takes an empty body for a success, and throws where JSON is cut short: both are read here.
      parseAs: 'text',
    });
    const { data: text = '', error, response } = answered;
    if (response.status !== 200) throw refused(id, response, error ?? jsonIn(text));
    const isUnused = route.answer === 'unused';
    const read = isUnused && text === '' ? undefined : readJson(id, response, text);
    const answer = isUnused ? undefined : read;
    assertAnswer(id, response, answer);
    assertChecked(id, response, answer);
    return answer;
  }

  function assertChecked(id: OperationId, response: Response, body: unknown): void {
    let problem: string | undefined;
    try {
      problem = options.checkAnswer?.(id, body);
    } catch (thrown) {
      throw malformed(id, response, 'a body that its check fails on', thrown);
    }
    if (problem !== undefined) throw malformed(id, response, problem);
  }

  return {
    /** One try. It rejects with nothing but an ApiError. */
    send<Id extends OperationId>(id: Id, input: LooseInput, sends: Sends): Promise<Answer<Id>> {
      // What fails before it is sent would fail again, and says nothing of the line.
      let isSent = false;
      const fetch = (request: Request) => {
        isSent = true;
        // The global one is looked up at each call: a test or a monitor may put its own in place later.
        return options.fetch ? options.fetch(request) : globalThis.fetch(request);
      };
      return withDeadline(
        (signal) =>
          exchange(id, input, { signal, sends, fetch }).catch((thrown: unknown) => {
            if (!isSent) throw noAnswer('unsent', id, thrown);
            throw isApiError(thrown) ? thrown : noAnswer('network', id, thrown);
          }),
        { operation: id, signal: input.signal, timeout: input.timeout ?? timeout },
      );
    },
  };
}

function readJson(id: OperationId, response: Response, text: string): unknown {
  if (text === '') throw malformed(id, response, 'an empty body');
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw malformed(id, response, `a body of type ${type || 'unknown'}`);
  }
  const body = jsonIn(text);
  if (body === undefined) throw malformed(id, response, 'a body that is no JSON');
  return body;
}

/** Nothing where it is no JSON, which has no way to say undefined. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
