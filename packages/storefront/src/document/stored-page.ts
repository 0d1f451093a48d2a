import { keptPageCache, type WorkerScope } from './service-worker-scope.ts';

/*
 * The downloads page with all that it needs to start and to play, for a viewer who keeps something on the device. It is
 * of one release: names of files hold a hash of their content, and the document comes last. So what is there is whole,
 * and stays until another is.
 */
declare const self: WorkerScope;

/** As the server sends it (server/stored-page.server.ts). */
export interface KeptPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Undefined until the device has said it: a request may have started this worker. */
let isKept: boolean | undefined;

/** Whether a file may be of the kept page. */
export const mayBeKept = () => isKept !== false;

/** The document. */
export async function keptPage(address: string): Promise<Response | undefined> {
  // A browser may be told to keep nothing.
  const page = await caches.match(address, { cacheName: keptPageCache }).catch(() => undefined);
  isKept = page !== undefined;
  return page;
}

/** Fetches what is not there yet. One at a time: an open page comes first on a poor line. */
export const keepPage = (address: string, source: string) =>
  alone(async () => {
    const { headers } = (await keptPage(address)) ?? {};
    const answer = await fetch(`${source}?have=${headers?.get('etag') ?? ''}`, {
      cache: 'no-store',
    });
    // It has this one.
    if (answer.status === 204) return;
    if (!answer.ok) throw new Error(`${answer.status}`);
    const page: KeptPage = await answer.json();
    const cache = await caches.open(keptPageCache);
    for (const file of page.files) {
      if (!(await cache.match(file))) await cache.add(file);
    }
    await cache.put(address, new Response(page.html, page));
    isKept = true;
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname !== address && !page.files.includes(pathname)) await cache.delete(request);
    }
  });

export const dropPage = () =>
  alone(async () => {
    await caches.delete(keptPageCache);
    isKept = false;
  });

/** The worker of the next release may be at it, too. Safari has these locks from 15.4. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = self.navigator;
  return locks ? locks.request(keptPageCache, work) : work();
}
