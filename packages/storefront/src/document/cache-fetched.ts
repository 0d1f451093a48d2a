import { fetchedCache } from '../titles/offline/fetched-cache.ts';
import type { Fetched, WorkerScope } from './service-worker-scope.ts';

declare const self: WorkerScope;

/**
 * What the browser has fetched of a film without a page: after this event it throws all of it away. A page takes it from
 * there (titles/offline/background-fetch.ts), and has written under which address.
 */
export const keepFetched = (fetched: Fetched) =>
  self.navigator.locks.request(fetchedCache, async () => {
    const cache = await caches.open(fetchedCache);
    for (const { request, responseReady } of await fetched.matchAll()) {
      try {
        const { body, status } = await responseReady;
        const [, address = ''] = request.url.split('#');
        // A server without ranges sends all of a file where a part of it is asked for. A cache takes no 206.
        if (status === (request.headers.has('range') ? 206 : 200)) {
          await cache.put(address, new Response(body));
        }
      } catch {
        // It has not come, or there is no room for it.
      }
    }
  });
