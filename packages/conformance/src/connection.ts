import { setTimeout as sleep } from 'node:timers/promises';
import { type CallInput, createApiClient, type OperationId } from '@parde/api-client';

/** The answer of a server. */
export interface Answered {
  readonly failure?: undefined;
  readonly method: string;
  /** The path below `baseUrl`, without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if `text` is not JSON. */
  readonly body: unknown;
}

/** The server sent no answer, or an incomplete one. */
export interface Unanswered {
  /** The reason as text: `no answer within 10 seconds`. */
  readonly failure: string;
}

export type Reply = Answered | Unanswered;

export interface ConnectionOptions {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The timeout for one answer, in milliseconds. */
  readonly timeout: number;
  readonly checkUrl: string | undefined;
}

export type Connection = ReturnType<typeof createConnection>;

/** The number of requests at a time. It is low because people may be using the server. */
const maxConcurrent = 4;
/** This limit is larger than any answer that the storefront reads. */
const maxBytes = 10 * 1024 * 1024;
/** The longest `Retry-After` that is waited for, in seconds. */
const longestWait = 10;

export function createConnection({
  baseUrl,
  fetch,
  headers,
  timeout,
  checkUrl,
}: ConnectionOptions) {
  const limit = createLimiter(maxConcurrent);

  async function exchange(request: Request): Promise<Reply> {
    const controller = new AbortController();
    const timedOut: Unanswered = { failure: `no answer within ${timeout / 1000} seconds` };
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<Reply>((resolve) => {
      timer = setTimeout(() => {
        resolve(timedOut);
        controller.abort();
      }, timeout);
    });
    try {
      const { signal } = controller;
      const sent = new Request(request, { redirect: 'manual', signal });
      for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
      return await Promise.race([answerTo(sent).catch(unanswered), deadline]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function answerTo(request: Request): Promise<Reply> {
    const { url, method } = request;
    const response = await fetch(request);
    const text = await readText(response);
    if (text === undefined) return { failure: 'an answer of more than 10 MB' };
    const path = new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
    const { status, headers } = response;
    return { method, path, status, headers, text, body: jsonIn(text) };
  }

  async function send(request: Request): Promise<Reply> {
    const again = request.method === 'GET' ? request.clone() : undefined;
    const reply = await limit(() => exchange(request));
    const wait = again && waitOf(reply);
    if (wait === undefined) return reply;
    await sleep(wait * 1000);
    return limit(() => exchange(again ?? request));
  }

  return {
    /** Calls an operation of the contract. Without a token, as a guest. */
    async call<Id extends OperationId>(
      id: Id,
      input: CallInput<Id>,
      token?: string,
    ): Promise<Reply> {
      let reply: Reply = { failure: 'it cannot be sent' };
      const api = createApiClient({
        baseUrl,
        checkUrl,
        getToken: () => token,
        retry: false,
        timeout: 0,
        fetch: async (request) => {
          reply = await send(request);
          // Only the server's raw reply is checked, not the client's reading of it.
          return new Response('{}');
        },
      });
      await api.call(id, input).catch(() => undefined);
      return reply;
    },

    /** Requests any path below the address. */
    requestPath(method: string, path: string, token?: string): Promise<Reply> {
      const headers = new Headers({ accept: 'application/json' });
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      if (method === 'POST') headers.set('content-type', 'application/json');
      const body = method === 'POST' ? '{}' : null;
      return send(new Request(baseUrl + path, { method, headers, body }));
    },
  };
}

/** Runs at most `most` tasks at a time and queues the others. */
function createLimiter(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Made>(make: () => Promise<Made>): Promise<Made> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await make();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure has only the error code, because the message may contain the complete address. */
function unanswered(thrown: unknown): Unanswered {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return { failure: `no answer: the connection fails${code}` };
}

function waitOf(reply: Reply): number | undefined {
  if (reply.failure !== undefined || reply.status !== 429) return undefined;
  const header = reply.headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(header) ? Number(header) : Number.POSITIVE_INFINITY;
  return wait <= longestWait ? wait : undefined;
}
