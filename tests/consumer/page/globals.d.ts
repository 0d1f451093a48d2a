/** TypeScript has no types for a page and its service worker in one program. */
interface WindowEventMap {
  fetch: Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

/** TypeScript does not distinguish the entries by their type. */
interface Performance {
  getEntriesByType(type: 'resource'): PerformanceResourceTiming[];
}
