import { Response as CachedResponse, caches } from 'undici';
import { vi } from 'vitest';
import {
  type BackgroundFetchResults,
  type BackgroundFetchScope,
  storeBackgroundFetches,
} from '../worker.ts';
import type { FilmServer } from './film-server.ts';

interface Running {
  readonly id: string;
  readonly title: string;
  readonly requests: Request[];
  readonly answers: Map<Request, Response>;
  result: '' | 'success' | 'failure';
  failureReason: string;
  downloaded: number;
  recordsAvailable: boolean;
  abort: () => Promise<boolean>;
}

/** Opens empty caches. The cache of Node’s library accepts only its own responses. */
export async function stubCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('Response', CachedResponse);
}

/**
 * A browser with Background Fetch, as its standard describes it and as observed in Chromium 156: a refused request
 * does not stop the others, an answer has lost its `Content-Range`, and a fetch that has ended can no longer be found
 * by its id. The service worker contains only this package's part.
 */
export async function openBackgroundBrowser(server: FilmServer) {
  await stubCaches();
  const running = new Map<string, Running>();
  const begun: Running[] = [];
  let isRefused = false;

  const dispatch = startWorker();

  const backgroundFetch = {
    async fetch(id: string, requests: Request[], { title }: { title: string }) {
      if (isRefused) throw new TypeError('Permission denied.');
      if (running.has(id)) throw new TypeError('There is one already.');
      const one: Running = {
        id,
        title,
        requests,
        answers: new Map(),
        result: '',
        failureReason: '',
        downloaded: 0,
        recordsAvailable: true,
        async abort() {
          if (one.result !== '') return false;
          void end(one, 'aborted');
          return true;
        },
      };
      running.set(id, one);
      begun.push(one);
      return one;
    },
    get: async (id: string) => running.get(id),
    getIds: async () => [...running.keys()],
  };

  async function end(one: Running, failureReason = ''): Promise<void> {
    running.delete(one.id);
    one.failureReason = failureReason;
    one.result = failureReason === '' ? 'success' : 'failure';
    // The browser starts the worker first.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    const matchAll = async () =>
      one.requests.map((request) => {
        const answer = one.answers.get(request);
        const responseReady = answer
          ? Promise.resolve(answer)
          : Promise.reject(new DOMException('It has not arrived.', 'AbortError'));
        responseReady.catch(() => undefined);
        return { request, responseReady };
      });
    await dispatch(failureReason, { matchAll });
    one.recordsAvailable = false;
  }

  /** Answers the given number of requests of the newest fetch, or all of them. */
  async function go(count = Number.POSITIVE_INFINITY): Promise<void> {
    const one = begun.at(-1);
    if (!one) throw new Error('The browser fetches nothing.');
    const left = one.requests.filter((request) => !one.answers.has(request));
    for (const request of left.slice(0, count)) {
      const { status, body } = await server.fetch(request);
      const bytes = await new Response(body).arrayBuffer();
      one.answers.set(request, new Response(bytes, { status }));
      one.downloaded += bytes.byteLength;
    }
    if (count < left.length) return;
    const isRefusedByServer = [...one.answers.values()].some(({ ok }) => !ok);
    await end(one, isRefusedByServer ? 'bad-status' : '');
  }

  const { createElement } = document;
  const seen = Object.assign(new EventTarget(), { visibilityState: 'visible', createElement });
  const show = (visibilityState: 'visible' | 'hidden') => {
    seen.visibilityState = visibilityState;
    seen.dispatchEvent(new Event('visibilitychange'));
  };
  const registration = { active: {}, backgroundFetch };
  const serviceWorker = { getRegistration: async () => registration };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  vi.stubGlobal('document', seen);

  return {
    begun,
    go,
    show,
    refuse() {
      isRefused = true;
    },
    /** The viewer cancels the fetch in the browser. */
    cancel: () => begun.at(-1)?.abort(),
    /** Returns true if nothing waits for a page any more. */
    async isEmpty() {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.keys()).length > 0) return false;
      }
      return true;
    },
  };
}

/** Starts a service worker. Returns a function that gives it the results of a fetch. */
export function startWorker() {
  const listeners = new Map<string, Parameters<BackgroundFetchScope['addEventListener']>[1]>();
  storeBackgroundFetches({
    addEventListener: (type, listener) => void listeners.set(type, listener),
  });
  return async (failureReason: string, registration: BackgroundFetchResults) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(`backgroundfetch${endOf(failureReason)}`)?.({ registration, waitUntil });
    // The browser stops a worker that does not extend the event.
    if (work.length === 0) throw new Error('The results are discarded.');
    await Promise.all(work);
  };
}

function endOf(failureReason: string): 'success' | 'abort' | 'fail' {
  if (failureReason === '') return 'success';
  return failureReason === 'aborted' ? 'abort' : 'fail';
}
