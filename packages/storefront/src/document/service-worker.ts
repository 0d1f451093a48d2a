import { storeBackgroundFetches } from '@parde/offline/worker';
import {
  cacheName,
  type FetchEvent,
  type InstallEvent,
  type WorkerScope,
} from './service-worker-scope.ts';
import { dropPage, findStoredPage, mayBeStored, storePage } from './stored-page.ts';

/*
 * The service worker. It shows the offline page if a page fails for lack of a connection. It caches no API answers
 * and no pictures, and of all pages only the downloads page, on request. The server prepends `release` to this script
 * (server/offline/service-worker.server.tsx).
 */
declare const self: WorkerScope;
declare const release: WorkerRelease;

export interface WorkerRelease {
  /** The shell's scripts and fonts. Their names contain a hash of their content. */
  readonly assets: readonly string[];
  readonly offlinePage: string;
  readonly offlineHeaders: Readonly<Record<string, string>>;
  /**
   * The addresses of the home page, the kids' pages, the downloads page, and the copy of the downloads page for
   * saving.
   */
  readonly home: string;
  readonly kids: string;
  readonly downloads: string;
  readonly downloadsSource: string;
}

const { assets, offlinePage, offlineHeaders, home, kids, downloads, downloadsSource } = release;

/** Addresses of files that the browser saves or plays. They are not pages. */
const files = ['/api/', '/media/'];

void findStoredPage(downloads);

self.addEventListener('install', (event) => {
  // Skip waiting, because open pages work with either of two workers.
  void self.skipWaiting();
  event.waitUntil(Promise.all([cacheLoadedAssets(), addStaticRoutes(event), refreshStoredPage()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherReleases(),
      // Another worker may have saved or removed the page since this worker was read.
      findStoredPage(downloads),
      // Navigation preload fetches a page while the worker starts, which takes a while on a slow phone.
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
  } else if (assets.includes(pathname) || (mayBeStored() && pathname.startsWith('/assets/'))) {
    event.respondWith(assetOf(event, pathname));
  }
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  const fulfil: Partial<Record<string, () => Promise<void>>> = {
    'keep-downloads-page': () => storePage(downloads, downloadsSource),
    'drop-downloads-page': dropPage,
  };
  const isDone = fulfil[data.type]?.().then(
    () => true,
    () => false,
  );
  if (isDone) event.waitUntil(isDone.then((done) => ports[0]?.postMessage(done)));
});

storeBackgroundFetches(self);

self.addEventListener('backgroundfetchclick', (event) => {
  event.waitUntil(self.clients.openWindow(downloads));
});

/** Returns the server's answer, whatever its status, or an offline answer. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const { preloadResponse, request } = event;
  const { pathname } = new URL(request.url);
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    // The saved page may have another language or be of another release.
    if (pathname === downloads) event.waitUntil(refreshStoredPage());
    return response;
  } catch {
    const cached = await findStoredPage(downloads);
    if (cached && pathname === downloads) return cached;
    // An installed app starts at home, and a child's app at a kids' page.
    const isStart = pathname === home || `${pathname}/`.startsWith(`${kids}/`);
    if (cached && isStart) return Response.redirect(self.location.origin + downloads);
    // With status 200 the browser could cache the offline page and show it in place of the page.
    return new Response(offlinePage, { status: 503, headers: offlineHeaders });
  }
}

/** Updates the saved downloads page, if there is one. If that fails, the previous page stays. */
async function refreshStoredPage(): Promise<void> {
  try {
    if (await findStoredPage(downloads)) await storePage(downloads, downloadsSource);
  } catch {}
}

/** Returns a file of the shell or of the saved page. */
async function assetOf(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && assets.includes(pathname))
    event.waitUntil(putInCache(request, response.clone()));
  return response;
}

/**
 * Caches the shell's files from the browser's HTTP cache, because the page has loaded them by now. Missing files are
 * not fetched.
 */
async function cacheLoadedAssets(): Promise<void> {
  await Promise.all(
    assets.map(async (path) => {
      try {
        if (await caches.match(path, { cacheName })) return;
        const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
        if (response.ok) await putInCache(path, response);
      } catch {
        // The file is cached when a page loads it.
      }
    }),
  );
}

/** Caches a response. On a full device nothing is cached, and the page still works. */
async function putInCache(request: RequestInfo, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(request, response);
  } catch {}
}

/**
 * Deletes the files of other releases. An open page of the previous release has already loaded its shell. Its later
 * requests go to the server, as without a worker.
 */
async function forgetOtherReleases(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!assets.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Lets API calls, pictures and films bypass the worker without starting it, if static routing is supported. */
async function addStaticRoutes(event: InstallEvent): Promise<void> {
  const handled = [{ requestMode: 'navigate' }, { urlPattern: '/assets/*' }];
  try {
    await event.addRoutes?.({ condition: { not: { or: handled } }, source: 'network' });
  } catch {
    // The browser does not support these rules.
  }
}
