import createClient from 'openapi-fetch';
import { writePath, writeQuery } from '../addresses.ts';
import { assertAnswer, jsonTypeOf } from '../answers.ts';
import type { CallOptions, RawAnswer } from '../calls.ts';
import { isApiError } from '../failures/api-error.ts';
import { malformedError, requestError, requestIdOf, responseError } from '../failures/failures.ts';
import type { paths } from '../generated/schema.ts';
import { type OperationId, type Route, routeOf } from '../operation.ts';
import type { AnswerReader } from '../read/answer-reader.ts';
import { withDeadline } from './deadline.ts';
import type { ApiClientOptions } from './options.ts';
import { createPurchaseKeys } from './purchase-keys.ts';

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

/** openapi-fetch infers types from a literal path, but this path is known only at run time. */
type UntypedPaths = { [Path in keyof paths]: { get: UntypedOperation; post: UntypedOperation } };

/** Called with the token that a request sends. */
type OnToken = (token: string | undefined) => void;

interface Attempt {
  readonly signal: AbortSignal;
  readonly onToken: OnToken;
}

const verbs = { GET: 'get', POST: 'post' } as const;

const defaultTimeout = 15_000;

/** Sends single requests, without retries. */
export function createTransport(options: ApiClientOptions & { checkUrl: string }) {
  const { baseUrl, checkUrl, getToken, language, timeout = defaultTimeout } = options;
  const http = createClient<UntypedPaths>({
    baseUrl: withOrigin(baseUrl),
    headers: {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...options.headers,
    },
    pathSerializer: writePath,
    querySerializer: writeQuery,
    bodySerializer: (body) => JSON.stringify(body),
  });
  const addKey = createPurchaseKeys();

  async function tokenOf({ auth }: Route<OperationId>): Promise<string | undefined> {
    return (auth !== 'none' && (await getToken?.())) || undefined;
  }

  async function exchange<Id extends OperationId>(
    id: Id,
    input: UntypedInput,
    { signal, onToken }: Attempt,
  ): Promise<RawAnswer<Id>> {
    let isSent = false;
    let answered: Response | undefined;
    let releaseKey = (_: number) => {};
    const fetch = async (request: Request) => {
      releaseKey = addKey(id, input.body, request);
      isSent = true;
      // `fetch` is looked up at each call, because tests and monitoring may replace the global one later.
      answered = await (options.fetch ? options.fetch(request) : globalThis.fetch(request));
      return answered;
    };
    const reply = async () => {
      const route: Route<OperationId> = routeOf(id);
      const token = await tokenOf(route);
      onToken(token);
      // The call was aborted or timed out while the token was fetched.
      if (signal.aborted) throw signal.reason;
      return http.request(verbs[route.method], route.path, {
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
        // The JSON parser of openapi-fetch accepts an empty body as a success and throws on truncated JSON. Also, a
        // body that is read here is told apart from middleware that fails.
        parseAs: 'stream',
      });
    };
    const network = (thrown: unknown): never => {
      throw isApiError(thrown) ? thrown : requestError('network', id, thrown);
    };
    const { error, response } = await reply().catch((thrown: unknown) => {
      // A failure before sending is not a network failure and is not retried.
      if (!isSent) throw requestError('unsent', id, thrown, hintFor(baseUrl, thrown));
      if (answered) throw malformedError(id, answered, 'what cannot be read', thrown);
      return network(thrown);
    });
    const text = error === undefined ? await response.text().catch(network) : '';
    // A gateway may refuse after the API has acted, so only these answers end a purchase.
    if (response.status === 401) releaseKey(401);
    if (response.status !== 200) throw responseError(id, response, error ?? jsonIn(text));
    const data = answerIn(id, response, text);
    assertAnswer(id, response, data);
    if (data !== undefined) assertChecked(id, response, data);
    // The caller of an aborted call does not know this answer, so a retry needs the same key.
    if (!signal.aborted) releaseKey(200);
    const { status, headers } = response;
    return { data, status, headers, requestId: requestIdOf(response) };
  }

  /** Returns undefined if no caller reads the body, or if an optional body is missing. */
  function answerIn(id: OperationId, response: Response, text: string): unknown {
    const { answer } = routeOf(id);
    if (answer === 'unused') return undefined;
    const body = answer === 'optional' ? jsonIn(text) : readJson(id, response, text);
    if (answer === 'optional' && jsonTypeOf(body) !== 'object') return undefined;
    return options.readAnswer ? applyReader(options.readAnswer, id, response, body) : body;
  }

  function applyReader(
    readAnswer: AnswerReader,
    id: OperationId,
    response: Response,
    sent: unknown,
  ): unknown {
    const { body, problem } = callOrMalformed(id, response, 'reader', () => {
      const read = readAnswer(id, sent);
      if (read.differences.length > 0) options.onDifferences?.(id, read.differences);
      return read;
    });
    if (problem !== undefined) throw malformedError(id, response, problem);
    return body;
  }

  function assertChecked(id: OperationId, response: Response, body: unknown): void {
    const problem = callOrMalformed(id, response, 'check', () => options.checkAnswer?.(id, body));
    if (problem !== undefined) throw malformedError(id, response, problem);
  }

  return {
    /** Rejects only with an ApiError. */
    send: <Id extends OperationId>(id: Id, input: UntypedInput, onToken: OnToken) =>
      withDeadline((signal) => exchange<Id>(id, input, { signal, onToken }), {
        operation: id,
        signal: input.signal,
        timeout: input.timeout ?? timeout,
      }),
    use: http.use,
    eject: http.eject,
  };
}

/** Not available in Node. The types of the DOM are not used here. */
declare const location: { readonly origin: string } | undefined;

/** A path is an address of the page. In jsdom, `Request` is Node's, which does not know the page. */
function withOrigin(baseUrl: string): string {
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//');
  if (!isPath || typeof location === 'undefined') return baseUrl;
  return location.origin.startsWith('http') ? location.origin + baseUrl : baseUrl;
}

/** Node has no page, so it cannot resolve a path. */
function hintFor(baseUrl: string, thrown: unknown): string | undefined {
  const isOfAddress = thrown instanceof TypeError && /url/i.test(thrown.message);
  if (!isOfAddress || baseUrl.includes('://')) return undefined;
  return `: the baseUrl '${baseUrl}' has no origin. Give it one`;
}

/** Runs an option of the caller on a body. An error of the option becomes a malformed answer. */
function callOrMalformed<Made>(
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

/** Reads JSON by the content of the body and not by its content type, because some servers send JSON as `text/html`. */
function readJson(id: OperationId, response: Response, text: string): unknown {
  if (text === '') throw malformedError(id, response, 'an empty body');
  const body = jsonIn(text);
  if (body !== undefined) return body;
  const type = response.headers.get('content-type') || 'unknown';
  throw malformedError(id, response, `a body that is no JSON, of type ${type}`);
}

/** Returns undefined if the text is not JSON. JSON itself has no undefined. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
