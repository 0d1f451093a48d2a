/** The cache of the pieces that the browser has fetched in the background, and the lock that is taken meanwhile. */
export const fetchedCache = 'parde-fetched';

/** The results of a Background Fetch. TypeScript has no types for the API. */
export interface BackgroundFetchResults {
  matchAll(): Promise<
    readonly { readonly request: Request; readonly responseReady: Promise<Response> }[]
  >;
}

interface BackgroundFetchEvent {
  readonly registration: BackgroundFetchResults;
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a service worker's global scope that `storeBackgroundFetches` uses. */
export interface BackgroundFetchScope {
  addEventListener(
    type: `backgroundfetch${'success' | 'fail' | 'abort'}`,
    listener: (event: BackgroundFetchEvent) => void,
  ): void;
}

/** Stores what the browser fetches without a page. Call it once in the service worker, when its script starts. */
export function storeBackgroundFetches(scope: BackgroundFetchScope): void {
  for (const end of ['success', 'fail', 'abort'] as const) {
    scope.addEventListener(`backgroundfetch${end}`, (event) => {
      event.waitUntil(storeFetched(event.registration));
    });
  }
}

/**
 * The browser discards the results after the event. A page later takes them from the cache. The page has put the
 * cache address of each piece into the fragment of its request's URL.
 */
const storeFetched = (results: BackgroundFetchResults) =>
  navigator.locks.request(fetchedCache, async () => {
    const cache = await caches.open(fetchedCache);
    for (const { request, responseReady } of await results.matchAll()) {
      try {
        const { body, status } = await responseReady;
        const [, address = ''] = request.url.split('#');
        // A server without range support answers a range request with the entire file, which is not stored. A cache
        // does not accept status 206.
        if (status === (request.headers.has('range') ? 206 : 200)) {
          await cache.put(address, new Response(body));
        }
      } catch {
        // The response failed, or there is no room for it.
      }
    }
  });
