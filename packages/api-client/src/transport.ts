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

/** Told the token that a call sends. */
type Sends = (token: string | undefined) => void;

/** What one try has of its own. */
interface Try {
  readonly signal: AbortSignal;
  readonly sends: Sends;
  readonly fetch: (request: Request) => Promise<Response>;
}

const defaultTimeout = 15_000;

/** One try of one call over HTTP: an answer of the contract, or an ApiError. */
export function createTransport(options: ApiClientOptions & { checkUrl: string }) {
  const { checkUrl, getToken, language, timeout = defaultTimeout } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');

  async function headersOf({ auth }: Route<OperationId>, input: LooseInput, sends: Sends) {
    const token = (auth !== 'none' && (await getToken?.())) || undefined;
    sends(token);
    const headers = new Headers({ accept: 'application/json' });
    const layers = [
      input.body !== undefined && { 'content-type': 'application/json' },
      language && { 'accept-language': language },
      options.headers,
      token && { authorization: `Bearer ${token}` },
      input.headers,
      input.header,
    ];
    // One by one: a name in other letters is the same name, and the last one counts.
    for (const layer of layers) {
      for (const [name, value] of Object.entries(layer || {})) headers.set(name, value);
    }
    return headers;
  }

  function addressOf({ path }: Route<OperationId>, input: LooseInput): string {
    const query = writeQuery(input.query ?? {});
    const address = baseUrl + writePath(path, { ...input.path, check_url: checkUrl });
    return query === '' ? address : `${address}?${query}`;
  }

  async function exchange<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    { signal, sends, fetch }: Try,
  ): Promise<Answer<Id>> {
    const route: Route<OperationId> = routeOf(id);
    const headers = await headersOf(route, input, sends);
    // A caller that has left, or the clock, may have ended it while the token was fetched.
    signal.throwIfAborted();
    const { method } = route;
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const { keepalive = false } = input;
    const response = await fetch(
      new Request(addressOf(route, input), { method, headers, body, signal, keepalive }),
    );
    const text = await response.text();
    if (response.status !== 200) throw refused(id, response, jsonIn(text));
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
