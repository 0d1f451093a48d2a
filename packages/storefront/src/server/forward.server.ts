import { isApiError } from '@parde/api-client';
import { toldPath } from '../app/report/scrub.ts';
import { log } from './log.server.ts';
import { currentRequest } from './seen/request-record.server.ts';

/** An allow-list: other headers of another server could set cookies or redirect on our origin. */
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

/** Forwarded content must not run scripts: an SVG opened by itself is a document. */
const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const unreachableBody = {
  message: 'The service can’t be reached right now. Please try again in a moment.',
  message_fa: 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود. کمی بعد دوباره تلاش کنید.',
};

/**
 * Shorter than nginx's timeout, or an API that hangs would make nginx take this server for down. It ends with the
 * response headers: a download may take hours.
 */
const timeoutMs = 15_000;

type WhyUnreachable = 'unreachable' | 'timed-out' | 'aborted';

const ours = new WeakMap<Response, WhyUnreachable>();

/** Whether the other server has said nothing. */
export const isUnreachable = (answer: Response): boolean => ours.has(answer);

/** Undefined where it has said something. */
export const whyUnreachable = (answer: Response): WhyUnreachable | undefined => ours.get(answer);

export function unreachable(status = 502, why: WhyUnreachable = 'unreachable'): Response {
  const answer = Response.json(unreachableBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
  ours.set(answer, why);
  return answer;
}

/** Of another server, why it could not be asked. A viewer who has left is no reason. */
export function logUnreachable(problem: string, url: string, headers?: HeadersInit): void {
  const { origin, pathname } = new URL(url);
  const requestId = new Headers(headers).get('x-request-id');
  log('api-unreachable', {
    level: 'warning',
    problem,
    origin,
    path: toldPath(pathname),
    requestId,
  });
}

/** `fetch failed` says nothing: its cause does. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code');
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Whose patience has ended, if anybody's. */
function whyEnded(viewer: AbortSignal | null | undefined, own: AbortSignal): WhyUnreachable {
  if (!viewer?.aborted) return own.aborted ? 'timed-out' : 'unreachable';
  return isApiError(viewer.reason) && viewer.reason.kind === 'timeout' ? 'timed-out' : 'aborted';
}

/** The trace goes to the API with each call of its request. */
function withTrace(received: HeadersInit | undefined): Headers {
  const headers = new Headers(received);
  const trace = currentRequest()?.trace?.headers ?? {};
  for (const [name, value] of Object.entries(trace)) headers.set(name, value);
  return headers;
}

/** Streams another server's answer. Where that server is unreachable or slow, the answer is a 502. */
export async function forward(url: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  );
  // The listener goes once the body streams: a viewer who leaves then cancels the body, which is no error.
  if (init.signal?.aborted) abort();
  init.signal?.addEventListener('abort', abort);
  let answer: Response;
  try {
    answer = await fetch(url, {
      ...init,
      headers: withTrace(init.headers),
      redirect: 'manual',
      signal: controller.signal,
    });
  } catch (error) {
    if (!init.signal?.aborted) logUnreachable(problemOf(error), url, init.headers);
    return unreachable(502, whyEnded(init.signal, controller.signal));
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    const to = answer.headers.get('location') ?? 'nowhere';
    logUnreachable(`a redirect to ${to}`, url, init.headers);
    return unreachable();
  }
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
  return new Response(answer.body, { status: answer.status, headers });
}
