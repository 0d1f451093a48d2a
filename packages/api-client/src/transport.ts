import createClient from 'openapi-fetch';
import { writePath, writeQuery } from './addresses.ts';
import { assertAnswer, jsonTypeOf } from './answers.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallOptions } from './calls.ts';
import { withDeadline } from './deadline.ts';
import { malformedError, requestError, responseError } from './failures.ts';
import type { paths } from './generated/schema.ts';
import { type OperationId, type Route, routeOf } from './operation.ts';
import type { ApiClientOptions } from './options.ts';
import type { AnswerReader } from './read/answer-reader.ts';

/** The input of any call. The public types have checked it against the contract. */
export interface UntypedInput extends CallOptions {
  readonly query?: Record<string, unknown> | undefined;
  readonly path?: Record<string, unknown> | undefined;
  readonly header?: Record<string, string> | undefined;
  readonly body?: unknown;
}

interface UntypedOperation {
  parameters: {
    query?: Record<string, unknown>;
    path?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { default: { content: { 'application/json': unknown } } };
}

/** openapi-fetch infers types by a literal path, but here the path is known at run time only. */
type UntypedPaths = { [Path in keyof paths]: { get: UntypedOperation; post: UntypedOperation } };

/** Called with the token that a request sends. */
type OnToken = (token: string | undefined) => void;

interface Attempt {
  readonly signal: AbortSignal;
  readonly onToken: OnToken;
  readonly fetch: (request: Request) => Promise<Response>;
}

const verbs = { GET: 'get', POST: 'post' } as const;

const defaultTimeout = 15_000;

/** Sends single requests, without retries. */
export function createTransport(options: ApiClientOptions & { checkUrl: string }) {
  const { baseUrl, checkUrl, getToken, language, timeout = defaultTimeout } = options;
  const http = createClient<UntypedPaths>({
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
    input: UntypedInput,
    { signal, onToken, fetch }: Attempt,
  ): Promise<Answer<Id>> {
    const route: Route<OperationId> = routeOf(id);
    const token = await tokenOf(route);
    onToken(token);
    // Aborted or timed out while the token was fetched.
    if (signal.aborted) throw signal.reason;
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
      // Its own JSON parser takes an empty body for a success and throws on truncated JSON.
      parseAs: 'text',
    });
    const { data: text = '', error, response } = answered;
    if (response.status !== 200) throw responseError(id, response, error ?? jsonIn(text));
    const answer = answerIn(id, response, text);
    assertAnswer(id, response, answer);
    if (answer !== undefined) assertChecked(id, response, answer);
    return answer;
  }

  /** Nothing where no caller reads the body, whatever it is, or where there need be none. */
  function answerIn(id: OperationId, response: Response, text: string): unknown {
    const { answer } = routeOf(id);
    if (answer === 'unused') return undefined;
    const body = answer === 'optional' ? jsonIn(text) : readJson(id, response, text);
    if (answer === 'optional' && jsonTypeOf(body) !== 'object') return undefined;
    return options.readAnswer ? readBy(options.readAnswer, id, response, body) : body;
  }

  function readBy(
    readAnswer: AnswerReader,
    id: OperationId,
    response: Response,
    sent: unknown,
  ): unknown {
    const { body, problem } = orMalformed(id, response, 'reader', () => {
      const read = readAnswer(id, sent);
      if (read.differences.length > 0) options.onDifferences?.(id, read.differences);
      return read;
    });
    if (problem !== undefined) throw malformedError(id, response, problem);
    return body;
  }

  function assertChecked(id: OperationId, response: Response, body: unknown): void {
    const problem = orMalformed(id, response, 'check', () => options.checkAnswer?.(id, body));
    if (problem !== undefined) throw malformedError(id, response, problem);
  }

  return {
    /** Rejects with an ApiError only. */
    send<Id extends OperationId>(
      id: Id,
      input: UntypedInput,
      onToken: OnToken,
    ): Promise<Answer<Id>> {
      // A failure before sending is no network failure and is not retried.
      let isSent = false;
      const fetch = (request: Request) => {
        isSent = true;
        // Looked up at each call: tests and monitoring may replace the global fetch later.
        return options.fetch ? options.fetch(request) : globalThis.fetch(request);
      };
      return withDeadline(
        (signal) =>
          exchange(id, input, { signal, onToken, fetch }).catch((thrown: unknown) => {
            if (!isSent) throw requestError('unsent', id, thrown, hintFor(baseUrl, thrown));
            throw isApiError(thrown) ? thrown : requestError('network', id, thrown);
          }),
        { operation: id, signal: input.signal, timeout: input.timeout ?? timeout },
      );
    },
  };
}

/** Only the address of a page makes a relative `baseUrl` whole. Node has none, and its `Request` asks no jsdom. */
function hintFor(baseUrl: string, thrown: unknown): string | undefined {
  const isOfAddress = thrown instanceof TypeError && /url/i.test(thrown.message);
  if (!isOfAddress || baseUrl.includes('://')) return undefined;
  return `: the baseUrl '${baseUrl}' has no origin. Give it one`;
}

/** What an option of the caller makes of a body. It may throw. */
function orMalformed<Made>(
  id: OperationId,
  response: Response,
  name: string,
  make: () => Made,
): Made {
  try {
    return make();
  } catch (thrown) {
    throw malformedError(id, response, `a body that its ${name} fails on`, thrown);
  }
}

/** By what the body is, and not by what its header says: some servers send JSON as `text/html`. */
function readJson(id: OperationId, response: Response, text: string): unknown {
  if (text === '') throw malformedError(id, response, 'an empty body');
  const body = jsonIn(text);
  if (body !== undefined) return body;
  const type = response.headers.get('content-type') || 'unknown';
  throw malformedError(id, response, `a body that is no JSON, of type ${type}`);
}

/** Undefined where the text is not JSON: JSON itself has no undefined. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
