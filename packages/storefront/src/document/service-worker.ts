import { keepFetched } from './cache-fetched.ts';
import { dropPage, keepPage, keptPage, mayBeKept } from './stored-page.ts';
import {
  cacheName,
  type FetchEvent,
  type InstallEvent,
  type WorkerScope,
} from './service-worker-scope.ts';

/*
 * The service worker: where a page does not come because there is no connection, it shows the offline page. It keeps no
 * answer of the API, no picture, and no page but the one of downloads, where it is told to. The server writes `release` before it (server/service-worker.server.tsx).
 */
declare const self: WorkerScope;
declare const release: WorkerRelease;

export interface WorkerRelease {
  /** The frame's scripts and fonts. Their names hold a hash of their content. */
  readonly assets: readonly string[];
  readonly offlinePage: string;
  readonly offlineHeaders: Readonly<Record<string, string>>;
  /** The addresses of home, of kids' pages, of the downloads page, and of that page as a device keeps it. */
  readonly home: string;
  readonly kids: string;
  readonly downloads: string;
  readonly downloadsToKeep: string;
}

const { assets, offlinePage, offlineHeaders, home, kids, downloads, downloadsToKeep } = release;

/** What the browser saves or plays is no page. */
const files = ['/api/', '/media/'];

void keptPage(downloads);

self.addEventListener('install', (event) => {
  // Nothing that an open page needs depends on which of two workers answers it.
  void self.skipWaiting();
  event.waitUntil(Promise.all([keepWhatIsHere(), passBy(event), keepAnew()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherReleases(),
      // Another worker may have been told since this one was read.
      keptPage(downloads),
      // A page is asked for while the worker starts, which takes a slow phone a while.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || headers.has('range')) return;
  if (mode === 'navigate') {
    if (!files.some((start) => pathname.startsWith(start))) event.respondWith(pageOf(event));
  } else if (assets.includes(pathname) || (mayBeKept() && pathname.startsWith('/assets/'))) {
    event.respondWith(assetOf(event, pathname));
  }
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  const fulfil: Partial<Record<string, () => Promise<void>>> = {
    'keep-downloads-page': () => keepPage(downloads, downloadsToKeep),
    'drop-downloads-page': dropPage,
  };
  const isDone = fulfil[data.type]?.().then(
    () => true,
    () => false,
  );
  if (isDone) event.waitUntil(isDone.then((done) => ports[0]?.postMessage(done)));
});

for (const end of ['success', 'fail', 'abort'] as const) {
  self.addEventListener(`backgroundfetch${end}`, (event) => {
    event.waitUntil(keepFetched(event.registration));
  });
}

self.addEventListener('backgroundfetchclick', (event) => {
  event.waitUntil(self.clients.openWindow(downloads));
});

/** What the server says, whatever its status. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const { preloadResponse, request } = event;
  const { pathname } = new URL(request.url);
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    // The language may be another, or the release.
    if (pathname === downloads) event.waitUntil(keepAnew());
    return response;
  } catch {
    const kept = await keptPage(downloads);
    if (kept && pathname === downloads) return kept;
    // An installed app starts there, and a child's.
    const isStart = pathname === home || `${pathname}/`.startsWith(`${kids}/`);
    if (kept && isStart) return Response.redirect(self.location.origin + downloads);
    // With 200 the browser could keep it and show it for the page.
    return new Response(offlinePage, { status: 503, headers: offlineHeaders });
  }
}

/** Where the downloads page is kept, as the server has it now. The one of before stays where that fails. */
async function keepAnew(): Promise<void> {
  try {
    if (await keptPage(downloads)) await keepPage(downloads, downloadsToKeep);
  } catch {}
}

/** A file of the frame or of the kept page. */
async function assetOf(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && assets.includes(pathname)) event.waitUntil(keep(request, response.clone()));
  return response;
}

/** The page has loaded them by now, so they come from the browser's own cache. What is not there is not asked for. */
async function keepWhatIsHere(): Promise<void> {
  await Promise.all(
    assets.map(async (path) => {
      try {
        if (await caches.match(path, { cacheName })) return;
        const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
        if (response.ok) await keep(path, response);
      } catch {
        // It is kept when a page loads it.
      }
    }),
  );
}

/** A full device keeps nothing, and the page works on. */
async function keep(request: RequestInfo, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(request, response);
  } catch {}
}

/** A page of the release before has loaded its frame. What it asks for later comes from the server, as without a worker. */
async function forgetOtherReleases(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!assets.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Calls, pictures and films go to the network without waking the worker, where a browser can be told so. */
async function passBy(event: InstallEvent): Promise<void> {
  const ours = [{ requestMode: 'navigate' }, { urlPattern: '/assets/*' }];
  try {
    await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' });
  } catch {
    // It does not know these words.
  }
}
