import { createContext, Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from '../build/early-script.ts';
import { cacheName } from './service-worker-scope.ts';

const origin = 'https://parde.test';
const frame = '/assets/frame-1.js';
const font = '/assets/persian-1.woff2';

const scripts = { worker: '', removal: '' };
beforeAll(async () => {
  scripts.worker = await bundleScript('document/service-worker.ts');
  scripts.removal = await bundleScript('document/service-worker-removal.ts');
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly mode?: string;
  readonly headers?: Record<string, string>;
  readonly preload?: Promise<Response | undefined>;
}

const pathOf = (request: string | { readonly url: string }) =>
  typeof request === 'string' ? request : request.url.replace(origin, '');

/** A worker's globals, with only what ours uses. `network` answers as the browser's fetch would. */
function start(
  network: (path: string, init?: RequestInit) => Promise<Response>,
  script: keyof typeof scripts = 'worker',
) {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const said: string[] = [];
  const cache = {
    put: async (request: string | { url: string }, response: Response) => {
      kept.set(pathOf(request), response);
    },
    keys: async () => Array.from(kept.keys(), (path) => ({ url: origin + path })),
    delete: async (request: { url: string }) => kept.delete(pathOf(request)),
  };
  const caches = {
    open: async () => cache,
    match: async (request: string | { url: string }) => kept.get(pathOf(request))?.clone(),
    delete: async (name: string) => said.push(`${name} is deleted`),
  };
  const self = {
    location: { origin },
    registration: { unregister: async () => said.push('unregistered') },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  const fetch = (request: string | { url: string }, init?: RequestInit) => {
    asked.push(pathOf(request));
    return network(pathOf(request), init);
  };
  const release = {
    assets: [frame, font],
    offlinePage: 'the offline page',
    offlineHeaders: { 'cache-control': 'no-store' },
  };
  const sandbox = { self, caches, fetch, release, URL, Response };
  createContext(sandbox);
  new Script(scripts[script]).runInContext(sandbox);

  /** Tells it of an event and waits for its work. */
  async function tell(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }
  /** Its answer. Undefined where it leaves the request to the browser. */
  async function ask({ path, preload, ...request }: Asked): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: 'navigate',
        ...request,
        url: path.startsWith('https:') ? path : origin + path,
        headers: new Headers(request.headers),
      },
      preloadResponse: preload,
      respondWith(given: Promise<Response>) {
        answer = given;
      },
      waitUntil: (one: Promise<unknown>) => work.push(one),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  return { asked, ask, kept, said, tell };
}

const offline = async () => Promise.reject(new TypeError('Failed to fetch'));

describe('a page', () => {
  it('is the server’s, whatever its status, and is not kept', async () => {
    for (const status of [200, 404, 503]) {
      const { ask, kept } = start(async () => new Response('page', { status }));
      expect((await ask({ path: '/movie/1' }))?.status).toBe(status);
      expect(kept.size).toBe(0);
    }
  });

  it('that the browser asked for while the worker started is not asked for again', async () => {
    const { ask, asked } = start(offline);
    const preload = Promise.resolve(new Response('preloaded'));
    expect(await (await ask({ path: '/', preload }))?.text()).toBe('preloaded');
    expect(asked).toEqual([]);
  });

  it('is the offline page where there is no connection, which no browser keeps', async () => {
    for (const preload of [undefined, offline()]) {
      const answer = await start(offline).ask({ path: '/', ...(preload && { preload }) });
      expect(answer?.status).toBe(503);
      expect(await answer?.text()).toBe('the offline page');
      expect(answer?.headers.get('cache-control')).toBe('no-store');
    }
  });
});

it.each<[string, Asked]>([
  ['a form that is sent', { path: '/kids/enter', method: 'POST' }],
  ['a call', { path: '/api/v1/get/slider', mode: 'cors' }],
  ['a file that is opened in a tab', { path: '/media/download/1.mp4' }],
  ['a piece of a film', { path: '/media/stream/1.ts', mode: 'cors' }],
  ['a picture', { path: '/media/poster/1.webp', mode: 'no-cors' }],
  ['a script of a page', { path: '/assets/movie-1.js', mode: 'cors' }],
  ['a piece of a file', { path: font, mode: 'cors', headers: { range: 'bytes=0-9' } }],
  ['another site’s file', { path: `https://other.test${frame}`, mode: 'cors' }],
])('leaves %s to the browser', async (_, request) => {
  const { ask, asked } = start(offline);
  expect(await ask(request)).toBeUndefined();
  expect(asked).toEqual([]);
});

describe('what the frame is made of', () => {
  const file = { path: frame, mode: 'cors' };

  it('is kept where the browser has it already, and nothing is asked of the network', async () => {
    const { asked, kept, tell } = start(async (path, init) => {
      expect(init).toMatchObject({ cache: 'only-if-cached', mode: 'same-origin' });
      return path === frame ? new Response('frame') : Promise.reject(new TypeError('not here'));
    });
    await tell('install');
    expect([...kept.keys()]).toEqual([frame]);
    await tell('install');
    expect(asked).toEqual([frame, font, font]);
  });

  it('is kept when a page loads it, and then needs no network', async () => {
    const { ask, asked } = start(async () => new Response('frame'));
    expect(await (await ask(file))?.text()).toBe('frame');
    expect(await (await ask(file))?.text()).toBe('frame');
    expect(asked).toEqual([frame]);
  });

  it('is not kept where it did not come', async () => {
    const { ask, kept } = start(async () => new Response('', { status: 502 }));
    expect((await ask(file))?.status).toBe(502);
    expect(kept.size).toBe(0);
  });

  it('is forgotten when another release takes over', async () => {
    const { kept, tell } = start(offline);
    kept.set(frame, new Response('')).set('/assets/frame-0.js', new Response(''));
    await tell('activate');
    expect([...kept.keys()]).toEqual([frame]);
  });
});

it('tells a browser that can be told which requests need no worker', async () => {
  let rules: object = {};
  const { tell } = start(offline);
  await tell('install', {
    addRoutes: async (given: object) => {
      rules = given;
      throw new TypeError('of another form');
    },
  });
  expect(rules).toEqual({
    condition: { not: { or: [{ requestMode: 'navigate' }, { urlPattern: '/assets/*' }] } },
    source: 'network',
  });
});

it('is taken away with its cache, and answers nothing any more', async () => {
  const { ask, said, tell } = start(offline, 'removal');
  await tell('install');
  await tell('activate');
  expect(said).toEqual([`${cacheName} is deleted`, 'unregistered']);
  expect(await ask({ path: '/' })).toBeUndefined();
});
