import { cacheName, keptPageCache, type WorkerScope } from './service-worker-scope.ts';

/*
 * Takes the service worker and what it keeps away, and leaves open pages alone: they go to the network from now on. A
 * browser that has the other one finds this in its place when it next opens a page.
 */
declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const names = [cacheName, keptPageCache];
  event.waitUntil(
    Promise.all([...names.map((name) => caches.delete(name)), self.registration.unregister()]),
  );
});
