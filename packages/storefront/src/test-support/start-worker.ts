import { createContext, Script } from 'node:vm';
import { bundleScript } from '../build/early-script.ts';
import { cacheName } from '../document/service-worker-scope.ts';
import { homePath, kidsHome, path, storedPageAddress } from '../paths.ts';

const origin = 'https://parde.test';
export const frame = '/assets/frame-1.js';
export const font = '/assets/persian-1.woff2';

const scripts = {
  worker: await bundleScript('document/service-worker.ts'),
  removal: await bundleScript('document/service-worker-removal.ts'),
};

export interface WorkerRequestInit {
  readonly path: string;
  readonly method?: string;
  readonly mode?: string;
  readonly headers?: Record<string, string>;
  readonly preload?: Promise<Response | undefined>;
}

type Requested = string | { readonly url: string };
type Network = (address: string, init?: RequestInit) => Promise<Response>;

/** The caches of a device by name, with their responses by path. */
export type Device = Map<string, Map<string, Response>>;

export const offline = async (): Promise<Response> =>
  Promise.reject(new TypeError('Failed to fetch'));

const pathOf = (request: Requested) =>
  typeof request === 'string' ? request : request.url.replace(origin, '');

interface WorkerOptions {
  readonly script?: keyof typeof scripts;
  /** The device, which two workers may share. */
  readonly device?: Device;
}

/** Runs a worker with only the globals that it uses. `network` answers in place of the browser's fetch. */
export function startWorker(network: Network, options: WorkerOptions = {}) {
  const { script = 'worker', device = new Map<string, Map<string, Response>>() } = options;
  const listeners = new Map<string, (event: object) => void>();
  const requested: string[] = [];
  const logged: string[] = [];
  const fetch = (request: Requested, init?: RequestInit) => {
    requested.push(pathOf(request));
    return network(pathOf(request), init);
  };
  const { caches, pathsOf } = cachesOf(device, fetch, logged);
  const navigator = { locks: locksOf(device) };
  const self = {
    location: { origin },
    navigator,
    registration: { unregister: async () => logged.push('unregistered') },
    clients: { openWindow: async (address: string) => logged.push(`${address} is opened`) },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  const release = {
    assets: [frame, font],
    offlinePage: 'the offline page',
    offlineHeaders: { 'cache-control': 'no-store' },
    home: homePath,
    kids: kidsHome,
    downloads: path('download'),
    downloadsSource: storedPageAddress,
  };
  const sandbox = { self, navigator, caches, fetch, release, URL, Response };
  createContext(sandbox);
  new Script(scripts[script]).runInContext(sandbox);

  /** Dispatches an event to the worker and waits for its work. */
  async function dispatch(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }
  /** Sends the message and returns the answers that a page receives. */
  async function post(type: string): Promise<unknown[]> {
    const replies: unknown[] = [];
    const ports = [{ postMessage: (answer: unknown) => replies.push(answer) }];
    await dispatch('message', { data: { type }, ports });
    return replies;
  }
  /** Returns the worker's answer, or undefined if the worker leaves the request to the browser. */
  async function sendRequest({
    path: address,
    preload,
    ...request
  }: WorkerRequestInit): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: 'navigate',
        ...request,
        url: address.startsWith('https:') ? address : origin + address,
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
  return { requested, sendRequest, cached: pathsOf(cacheName), logged, post, dispatch };
}

function cachesOf(
  device: Device,
  fetch: (request: Requested) => Promise<Response>,
  logged: string[],
) {
  const pathsOf = (name: string) => {
    const stored = device.get(name) ?? new Map<string, Response>();
    device.set(name, stored);
    return stored;
  };
  const open = async (name: string) => ({
    put: async (request: Requested, response: Response) => {
      pathsOf(name).set(pathOf(request), response);
    },
    add: async (address: string) => {
      const response = await fetch(address);
      if (!response.ok) throw new TypeError('Request failed');
      pathsOf(name).set(address, response);
    },
    match: async (request: Requested) => pathsOf(name).get(pathOf(request))?.clone(),
    keys: async () => Array.from(pathsOf(name).keys(), (address) => ({ url: origin + address })),
    delete: async (request: Requested) => pathsOf(name).delete(pathOf(request)),
  });
  const caches = {
    open,
    match: async (request: Requested, { cacheName: only }: CacheQueryOptions = {}) =>
      [...device]
        .filter(([name]) => only === undefined || name === only)
        .flatMap(([, stored]) => stored.get(pathOf(request)) ?? [])[0]
        ?.clone(),
    delete: async (name: string) => {
      logged.push(`${name} is deleted`);
      return device.delete(name);
    },
  };
  return { caches, pathsOf };
}

interface CacheQueryOptions {
  readonly cacheName?: string;
}

const lastWork = new WeakMap<Device, Promise<unknown>>();

/** A single lock per device is sufficient. */
const locksOf = (device: Device) => ({
  request(_name: string, work: () => Promise<unknown>): Promise<unknown> {
    const done = (lastWork.get(device) ?? Promise.resolve()).then(work, work);
    lastWork.set(device, done);
    return done;
  },
});
