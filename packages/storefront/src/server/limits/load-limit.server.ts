import { setImmediate as nextTurn } from 'node:timers/promises';
import { operationById, operations } from '@parde/api-client/operations';
import type { MiddlewareHandler } from 'hono';
import { refusalsTotal } from '../observability/metrics.server.ts';
import { isCall, shortAnswer } from '../pages/short-answer.ts';
import type { SecretCookie } from '../proxy/secret-cookie.ts';

/** The share of the limit up to which each class of requests is served. The first class is refused first. */
const shares = {
  /** Prefetches, pictures and comments. */
  extra: 0.5,
  guest: 0.75,
  viewer: 0.9,
  write: 1,
};

type LoadClass = keyof typeof shares;

/** A page takes 10 to 14 ms of processor time, and an API call takes 2 to 4 ms (deploy/README.md). */
const callCost = 0.25;

const busy = {
  message: 'The site is very busy right now. Try again in a few seconds.',
  message_fa: 'سایت در این لحظه بسیار شلوغ است. چند ثانیهٔ دیگر دوباره تلاش کنید.',
};
/** The longest wait after which the API client still retries a read by itself. */
const headers = { 'retry-after': '2' };

/** Returns the answer of a busy server. Its page links to `href`, which is by default the same address. */
export function refuse(path: string, refused: LoadClass | 'kids-lock', href = ''): Response {
  refusalsTotal.inc({ class: refused });
  return shortAnswer(path, busy, { status: 503, headers, href });
}

const commentsPath = `/api/v1${operationById('listComments').path.split('{')[0]}`;
const readsByPost = operations
  .filter(({ method, reads }) => method === 'POST' && reads)
  .map(({ path }) => `/api/v1${path}`);

/**
 * Refuses requests at once that this server could only answer late. `limit` is the number of pages that are rendered
 * at the same time. Streamed bodies, such as films, do not count.
 */
export function limitLoad(limit: number, session: SecretCookie): MiddlewareHandler {
  let load = 0;
  return async ({ req }, next) => {
    arrivals += 1;
    const { method, path, raw } = req;
    const isPage = isRead(method) && !isCall(path) && !isMedia(path);
    const cost = isPage ? 1 : callCost;
    const loadClass = classOf(raw, path, session);
    if (load + cost > limit * shares[loadClass]) return refuse(path, loadClass);
    load += cost;
    try {
      await next();
    } finally {
      load -= cost;
    }
  };
}

let arrivals = 0;
let renders: Promise<void> = Promise.resolve();
const mostTurns = 16;

/**
 * Delays a render until the previous renders have started and a turn of the event loop brings no new request. Node
 * accepts one connection per turn. If each turn went to a render, the requests of a burst would wait as long for a
 * refusal as for their page.
 */
export function takeRequestsFirst(): Promise<void> {
  renders = renders.then(async () => {
    let known: number | undefined;
    for (let turns = 0; turns < mostTurns && known !== arrivals; turns += 1) {
      known = arrivals;
      await nextTurn();
    }
  });
  return renders;
}

const isRead = (method: string) => ['GET', 'HEAD'].includes(method);

const isMedia = (path: string) => path.startsWith('/media/');

/** True for streams and downloads, whose addresses are signed for one viewer (deploy/nginx). */
const isFilm = (path: string) => ['stream', 'download'].includes(path.split('/')[2] ?? '');

function classOf({ method, headers }: Request, path: string, session: SecretCookie): LoadClass {
  if (!isRead(method) && !readsByPost.includes(path)) return 'write';
  // Browsers mark prefetches with `Sec-Purpose`. Scripts cannot set that header, so the storefront's own scripts set
  // `Purpose`.
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose');
  if (purpose?.startsWith('prefetch') || path.startsWith(commentsPath)) return 'extra';
  if (isMedia(path) && !isFilm(path)) return 'extra';
  return session.read(headers.get('cookie')) === undefined ? 'guest' : 'viewer';
}
