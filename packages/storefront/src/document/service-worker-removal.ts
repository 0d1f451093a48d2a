import { cacheName, storedPageCache, type WorkerScope } from './service-worker-scope.ts';

/*
 * Unregisters the service worker and deletes its caches, without reloading open pages, which use the network from now
 * on. A browser with the other worker finds this file at the same address when it next opens a page.
 */
declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const names = [cacheName, storedPageCache];
  event.waitUntil(
    Promise.all([...names.map((name) => caches.delete(name)), self.registration.unregister()]),
  );
});
