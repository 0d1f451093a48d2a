// The service worker and its offline page, as build/service-worker.ts puts them together.
declare module 'virtual:service-worker' {
  export const worker: string;
  /** The worker that takes the other one away. */
  export const removal: string;
  export const offlineScript: string;
  export const offlineStyles: string;
}
