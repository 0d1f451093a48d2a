import { isApiError } from '@parde/api-client';
import { scrubPath } from '../../app/report/scrub.ts';
import { log } from '../observability/log.server.ts';
import { currentRequest } from '../observability/request-record.server.ts';

/** An allow-list, because other headers of a foreign server could set cookies or redirect on our origin. */
const forwardedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** Forwarded content must not run scripts. An SVG that is opened directly is a document. */
const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const unreachableBody = {
  message: 'The service can’t be reached right now. Try again in a moment.',
  message_fa: 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود. کمی بعد دوباره تلاش کنید.',
};

/** Shorter than nginx's timeout, because an API that hangs would otherwise make nginx treat this server as down. */
const timeoutMs = 15_000;

/** The limit for the decompressed body, which is more than any page needs. */
const maxBytes = 10 * 1024 * 1024;

type WhyUnreachable = 'unreachable' | 'timed-out' | 'aborted';

const endReasons = new WeakMap<Response, WhyUnreachable>();

/** Returns undefined if the other server has answered. */
export const whyUnreachable = (answer: Response): WhyUnreachable | undefined =>
  endReasons.get(answer);

export function unreachable(status = 502, why: WhyUnreachable = 'unreachable'): Response {
  const answer = Response.json(unreachableBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
  endReasons.set(answer, why);
  return answer;
}

/** Logs why another server could not be reached. */
function logUnreachable(problem: string, url: string, headers?: HeadersInit): void {
  const { origin, pathname } = new URL(url);
  const requestId = new Headers(headers).get('x-request-id');
  log('api-unreachable', {
    level: 'warning',
    problem,
    origin,
    path: scrubPath(pathname),
    requestId,
  });
}

/** Returns the error's cause, because `fetch failed` itself is not informative. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code');
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : String(cause);
}

const isOurClock = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** Returns which timeout or abort has ended the request, if any. */
function whyEnded(
  caller: AbortSignal | null | undefined,
  ownTimeout: RequestTimeout,
): WhyUnreachable {
  if (!caller?.aborted) return ownTimeout.isOver ? 'timed-out' : 'unreachable';
  const reason: unknown = caller.reason;
  const isLate = isOurClock(reason) || (isApiError(reason) && reason.kind === 'timeout');
  return isLate ? 'timed-out' : 'aborted';
}

/** Adds the request's trace headers to each call to the API. */
function withTrace(received: HeadersInit | undefined): Headers {
  const headers = new Headers(received);
  const trace = currentRequest()?.trace?.headers ?? {};
  for (const [name, value] of Object.entries(trace)) headers.set(name, value);
  return headers;
}

/**
 * Returns another server's answer, or a 502 if the server is unreachable or slow. For an `answer`, the timeout covers
 * the complete body. A `file` may take hours as long as data arrive.
 */
export async function forward(
  url: string,
  init: RequestInit,
  kind: 'answer' | 'file',
): Promise<Response> {
  const mayLast = kind === 'file';
  const timeout = createTimeout(timeoutMs);
  const leave = () => timeout.giveUp('its asker has left');
  let forwarded: Response | undefined;
  const onFailure = (error: unknown) => {
    if (forwarded) endReasons.set(forwarded, whyEnded(init.signal, timeout));
    // A requester who has left is no fault of the other server. A requester's own timeout is logged.
    if (init.signal?.aborted && !isOurClock(init.signal.reason)) return;
    logUnreachable(problemOf(error), url, init.headers);
  };
  if (init.signal?.aborted) leave();
  else timeout.begin();
  init.signal?.addEventListener('abort', leave, { once: true });
  try {
    const { signal } = timeout;
    const answer = await fetch(url, {
      ...init,
      headers: withTrace(init.headers),
      redirect: 'manual',
      signal,
    });
    if (mayLast) {
      timeout.end();
      // From now on, a viewer who leaves cancels the body, which is no error.
      init.signal?.removeEventListener('abort', leave);
    }
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
      // Abort the rest of the redirect's body.
      timeout.giveUp(`a redirect to ${answer.headers.get('location') ?? 'nowhere'}`);
      signal.throwIfAborted();
    }
    // A film may have any size. A compressed answer may not, because long files such as films are never compressed.
    const isLong = mayLast && !answer.headers.has('content-encoding');
    const limits = { mayLast, maxBytes: isLong ? Number.POSITIVE_INFINITY : maxBytes, onFailure };
    const body = answer.body && limitedBody(answer.body, timeout, limits);
    if (!body) timeout.end();
    const { status } = answer;
    forwarded = new Response(body, { status, headers: forwardableHeaders(answer) });
    return forwarded;
  } catch (error) {
    timeout.end();
    onFailure(error);
    return unreachable(502, whyEnded(init.signal, timeout));
  }
}

function forwardableHeaders(answer: Response): Headers {
  const headers = new Headers({ 'content-security-policy': inertPolicy });
  for (const name of forwardedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // `fetch` has decompressed the body, so a compressed length is wrong.
  const length = answer.headers.get('content-length');
  if (length !== null && !answer.headers.has('content-encoding')) {
    headers.set('content-length', length);
  }
  return headers;
}

/** Aborts a request that takes too long. */
function createTimeout(ms: number) {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = {
    signal: ending.signal,
    /** True if the time is up. The request may also have been aborted for another reason. */
    isOver: false,
    begin() {
      timeout.end();
      timer = setTimeout(() => {
        timeout.isOver = true;
        timeout.giveUp(`no answer within ${ms / 1000} seconds`);
      }, ms);
    },
    end: () => clearTimeout(timer),
    giveUp(problem: string) {
      timeout.end();
      ending.abort(new Error(problem));
    },
  };
  return timeout;
}

type RequestTimeout = ReturnType<typeof createTimeout>;

interface Limits {
  readonly maxBytes: number;
  /** True for long transfers. The timeout then only covers the wait for each chunk while somebody reads. */
  readonly mayLast: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** Returns the body, which is aborted if it is too long or too slow. */
function limitedBody(
  source: ReadableStream<Uint8Array>,
  timeout: RequestTimeout,
  { maxBytes, mayLast, onFailure }: Limits,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const { signal } = timeout;
  let bytes = 0;
  const cancel = (reason: unknown) => {
    timeout.end();
    return reader.cancel(reason).catch(() => {});
  };
  signal.addEventListener('abort', () => void cancel(signal.reason), { once: true });

  async function read() {
    if (mayLast) timeout.begin();
    const { value } = await reader.read();
    // Throw on an abort, because a cancelled reader ends like a complete one.
    signal.throwIfAborted();
    if (mayLast || !value) timeout.end();
    bytes += value?.length ?? 0;
    if (bytes > maxBytes) timeout.giveUp(`more than ${maxBytes} bytes`);
    signal.throwIfAborted();
    return value;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(body) {
        try {
          const chunk = await read();
          if (chunk) body.enqueue(chunk);
          else body.close();
        } catch (error) {
          timeout.end();
          onFailure(error);
          throw error;
        }
      },
      cancel,
    },
    // Read nothing from the source before the consumer reads.
    { highWaterMark: 0 },
  );
}

/** Returns undefined if the text is not JSON. JSON itself has no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
