// The service worker and its offline page. build/service-worker.ts builds them.
declare module 'virtual:service-worker' {
  export const worker: string;
  /** A worker that unregisters the service worker. */
  export const removal: string;
  export const offlineScript: string;
  export const offlineStyles: string;
}
