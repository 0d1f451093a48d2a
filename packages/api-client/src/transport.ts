import createClient from 'openapi-fetch';
import { writePath, writeQuery } from './addresses.ts';
import { assertAnswer } from './answers.ts';
import { isApiError } from './api-error.ts';
import type { Answer, CallOptions } from './calls.ts';
import { withDeadline } from './deadline.ts';
import { malformed, noAnswer, refused } from './failures.ts';
import { type Operation, type OperationId, operationById } from './operations.ts';
import type { ApiClientOptions } from './options.ts';

/** What the transport sees of a call: the types have checked it against the contract by then. */
export interface LooseInput extends CallOptions {
  readonly query?: Record<string, unknown> | undefined;
  readonly path?: Record<string, unknown> | undefined;
  readonly body?: unknown;
}

interface LooseOperation {
  parameters: { query?: Record<string, unknown>; path?: Record<string, unknown> };
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
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function headersOf(operation: Operation, input: LooseInput) {
    const token = operation.auth === 'none' ? undefined : await getToken?.();
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
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Answer<Id>> {
    const operation = operationById(id);
    const { response, error } = await http.request(verbs[operation.method], operation.path, {
      params: {
        query: input.query ?? {},
        path: { ...input.path, check_url: checkUrl },
      },
      body: input.body,
      headers,
      signal,
      // openapi-fetch takes an empty body for a success, so a success is read here.
      parseAs: 'stream',
    });
    if (!response.ok) throw refused(id, response, error);
    // A body that nobody reads is still taken to its end, or the browser would report a broken answer.
    if (operation.answer === 'unused') await response.text();
    const body = operation.answer === 'unused' ? undefined : await readJson(id, response);
    assertAnswer(id, response, body);
    return body;
  }

  return {
    async send<Id extends OperationId>(id: Id, input: LooseInput): Promise<Answer<Id>> {
      const headers = await headersOf(operationById(id), input);
      return withDeadline(
        (signal) =>
          exchange(id, input, headers, signal).catch((thrown: unknown) => {
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
