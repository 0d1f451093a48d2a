import { storedPageCache, type WorkerScope } from './service-worker-scope.ts';

/*
 * Saves the downloads page with everything that it needs to start and to play, for viewers with saved titles. The
 * page belongs to one release: file names contain a hash of their content, and the document is stored last. So a
 * saved page is always complete, and stays until the next one is complete.
 */
declare const self: WorkerScope;

/** As the server sends it (server/offline/stored-page.server.ts). */
export interface StoredPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Undefined until the cache has been checked, because a request may have started this worker. */
let isStored: boolean | undefined;

/** True if a file may belong to the saved page. */
export const mayBeStored = () => isStored !== false;

/** Returns the document of the saved page. */
export async function findStoredPage(address: string): Promise<Response | undefined> {
  // Access to caches fails if the browser blocks storage.
  const page = await caches.match(address, { cacheName: storedPageCache }).catch(() => undefined);
  isStored = page !== undefined;
  return page;
}

/** Fetches missing files one at a time, because the open page has priority on a slow connection. */
export const storePage = (address: string, source: string) =>
  alone(async () => {
    const { headers } = (await findStoredPage(address)) ?? {};
    const answer = await fetch(`${source}?have=${headers?.get('etag') ?? ''}`, {
      cache: 'no-store',
    });
    // The device already has the current page.
    if (answer.status === 204) return;
    if (!answer.ok) throw new Error(`${answer.status}`);
    const page: StoredPage = await answer.json();
    const cache = await caches.open(storedPageCache);
    for (const file of page.files) {
      if (!(await cache.match(file))) await cache.add(file);
    }
    await cache.put(address, new Response(page.html, page));
    isStored = true;
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname !== address && !page.files.includes(pathname)) await cache.delete(request);
    }
  });

export const dropPage = () =>
  alone(async () => {
    await caches.delete(storedPageCache);
    isStored = false;
  });

/**
 * Takes a lock, because the worker of the next release may save the page at the same time. Safari supports these
 * locks from 15.4.
 */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = self.navigator;
  return locks ? locks.request(storedPageCache, work) : work();
}
