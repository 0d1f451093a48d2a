import { setImmediate as nextTurn } from 'node:timers/promises';
import { operationById, operations } from '@parde/api-client/operations';
import type { MiddlewareHandler } from 'hono';
import type { SecretCookie } from './secret-cookie.ts';
import { refusalsTotal } from './observability/metrics.server.ts';
import { isCall, shortAnswer } from './short-answer.ts';

/** The share of the limit up to which each class is served: the first class is refused first. */
const shares = {
  /** Prefetches, pictures and comments. */
  extra: 0.5,
  guest: 0.75,
  viewer: 0.9,
  write: 1,
};

type LoadClass = keyof typeof shares;

/** A page takes 10 to 14 ms of the processor, a call of the API 2 to 4 (deploy/README.md). */
const callCost = 0.25;

const busy = {
  message: 'The site is very busy right now. Please try again in a few seconds.',
  message_fa: 'سایت در این لحظه بسیار شلوغ است. چند ثانیهٔ دیگر دوباره تلاش کنید.',
};
/** The longest wait after which the API client repeats a read by itself. */
const headers = { 'retry-after': '2' };

/** The answer of a busy server. A page links to `href`, by default to itself. */
export function refuse(path: string, refused: LoadClass | 'kids-lock', href = ''): Response {
  refusalsTotal.inc({ class: refused });
  return shortAnswer(path, busy, { status: 503, headers, href });
}

const commentsPath = `/api/v1${operationById('listComments').path.split('{')[0]}`;
const readsByPost = operations
  .filter(({ method, reads }) => method === 'POST' && reads)
  .map(({ path }) => `/api/v1${path}`);

/**
 * Refuses at once what this server could only answer late. `limit` is a number of pages that are drawn at the same time.
 * A body that streams, such as a film, is not counted.
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
 * Node accepts one connection in each turn of its event loop. If a render took each turn, the requests of a burst would
 * wait for their refusal as long as for their page. So renders wait for each other, and for a turn without a new request.
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

/** Streams and downloads, whose addresses are signed for one viewer (deploy/nginx). */
const isFilm = (path: string) => ['stream', 'download'].includes(path.split('/')[2] ?? '');

function classOf({ method, headers }: Request, path: string, session: SecretCookie): LoadClass {
  if (!isRead(method) && !readsByPost.includes(path)) return 'write';
  // Browsers mark their prefetches by `Sec-Purpose`. Scripts cannot set that header, so ours set `Purpose`.
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose');
  if (purpose?.startsWith('prefetch') || path.startsWith(commentsPath)) return 'extra';
  if (isMedia(path) && !isFilm(path)) return 'extra';
  return session.read(headers.get('cookie')) === undefined ? 'guest' : 'viewer';
}
