import { fetchedCache } from '../titles/offline/device/storage-names.ts';
import type { BackgroundFetchResult, WorkerScope } from './service-worker-scope.ts';

declare const self: WorkerScope;

/**
 * Caches the parts of a film that the browser has fetched in the background, because the browser discards them after
 * this event. A page later takes them from the cache (titles/offline/download/background-fetch.ts). The page has put each
 * part's cache address into the fragment of its request's URL.
 */
export const cacheFetched = (fetched: BackgroundFetchResult) =>
  self.navigator.locks.request(fetchedCache, async () => {
    const cache = await caches.open(fetchedCache);
    for (const { request, responseReady } of await fetched.matchAll()) {
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
