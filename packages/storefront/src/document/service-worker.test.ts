import { fetchedCache } from '@parde/offline/worker';
import { describe, expect, it } from 'vitest';
import {
  type Device,
  font,
  frame,
  offline,
  startWorker as start,
  type WorkerRequestInit,
} from '../test-support/start-worker.ts';
import { cacheName, storedPageCache } from './service-worker-scope.ts';

describe('a page', () => {
  it('is the server’s, whatever its status, and is not cached', async () => {
    for (const status of [200, 404, 503]) {
      const { sendRequest, cached } = start(async () => new Response('page', { status }));
      expect((await sendRequest({ path: '/movie/1' }))?.status).toBe(status);
      expect(cached.size).toBe(0);
    }
  });

  it('that navigation preload has fetched is not fetched again', async () => {
    const { sendRequest, requested } = start(offline);
    const preload = Promise.resolve(new Response('preloaded'));
    expect(await (await sendRequest({ path: '/', preload }))?.text()).toBe('preloaded');
    expect(requested).toEqual([]);
  });

  it('is the offline page when offline, and browsers do not cache it', async () => {
    for (const preload of [undefined, offline()]) {
      const answer = await start(offline).sendRequest({ path: '/', ...(preload && { preload }) });
      expect(answer?.status).toBe(503);
      expect(await answer?.text()).toBe('the offline page');
      expect(answer?.headers.get('cache-control')).toBe('no-store');
    }
  });
});

it.each<[string, WorkerRequestInit]>([
  ['a form that is sent', { path: '/kids/enter', method: 'POST' }],
  ['a call', { path: '/api/v1/get/slider', mode: 'cors' }],
  ['a file that is opened in a tab', { path: '/media/download/1.mp4' }],
  ['a piece of a film', { path: '/media/stream/1.ts', mode: 'cors' }],
  ['a picture', { path: '/media/poster/1.webp', mode: 'no-cors' }],
  ['a script of a page', { path: '/assets/movie-1.js', mode: 'cors' }],
  ['a piece of a file', { path: font, mode: 'cors', headers: { range: 'bytes=0-9' } }],
  ['another site’s file', { path: `https://other.test${frame}`, mode: 'cors' }],
])('leaves %s to the browser', async (_, request) => {
  const { sendRequest, requested } = start(offline);
  // After this request the worker knows that no other page is saved.
  await sendRequest({ path: '/' });
  requested.length = 0;
  expect(await sendRequest(request)).toBeUndefined();
  expect(requested).toEqual([]);
});

describe('a file of the shell', () => {
  const file = { path: frame, mode: 'cors' };

  it('is taken from the browser’s cache without a network request', async () => {
    const { requested, cached, dispatch } = start(async (path, init) => {
      expect(init).toMatchObject({ cache: 'only-if-cached', mode: 'same-origin' });
      return path === frame ? new Response('frame') : Promise.reject(new TypeError('not here'));
    });
    await dispatch('install');
    expect([...cached.keys()]).toEqual([frame]);
    await dispatch('install');
    expect(requested).toEqual([frame, font, font]);
  });

  it('is cached when a page loads it, and then needs no network', async () => {
    const { sendRequest, requested } = start(async () => new Response('frame'));
    expect(await (await sendRequest(file))?.text()).toBe('frame');
    expect(await (await sendRequest(file))?.text()).toBe('frame');
    expect(requested).toEqual([frame]);
  });

  it('is not cached if its request failed', async () => {
    const { sendRequest, cached } = start(async () => new Response('', { status: 502 }));
    expect((await sendRequest(file))?.status).toBe(502);
    expect(cached.size).toBe(0);
  });

  it('is deleted when another release takes over', async () => {
    const { cached, dispatch } = start(offline);
    cached.set(frame, new Response('')).set('/assets/frame-0.js', new Response(''));
    await dispatch('activate');
    expect([...cached.keys()]).toEqual([frame]);
  });
});

it('a browser with static routing is given the requests that need no worker', async () => {
  let rules: object = {};
  const { dispatch } = start(offline);
  await dispatch('install', {
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

describe('a background fetch', () => {
  const urlOf = (name: string) => `https://offline.invalid/folder/${name}`;
  const record = (name: string, answer: Promise<Response>, range?: string) => ({
    request: new Request(`https://media.test/${name}?token#${urlOf(name)}`, {
      headers: range === undefined ? {} : { range },
    }),
    responseReady: answer,
  });
  const respondWith = async (status: number) => new Response(`${status}`, { status });

  it.each(['success', 'fail', 'abort'])('is stored for a page after “%s”', async (end) => {
    const device: Device = new Map();
    const { dispatch } = start(offline, { device });
    const matchAll = async () => [
      record('whole', respondWith(200)),
      record('part', respondWith(206), 'bytes=0-9'),
      record('whole-for-part', respondWith(200), 'bytes=0-9'),
      record('missing', respondWith(404)),
      record('broken', offline()),
      record('last', respondWith(200)),
    ];
    await dispatch(`backgroundfetch${end}`, { registration: { matchAll } });
    const cached = device.get(fetchedCache);
    expect([...(cached?.keys() ?? [])]).toEqual(['whole', 'part', 'last'].map(urlOf));
    expect(await cached?.get(urlOf('part'))?.text()).toBe('206');
    expect(cached?.get(urlOf('part'))?.status, 'no cache takes another').toBe(200);
  });

  it('opens the downloads page when it is clicked', async () => {
    const { logged, dispatch } = start(offline);
    await dispatch('backgroundfetchclick');
    expect(logged).toEqual(['/download is opened']);
  });
});

it('the removal script deletes the caches and answers no request', async () => {
  const { sendRequest, logged, dispatch } = start(offline, { script: 'removal' });
  await dispatch('install');
  await dispatch('activate');
  expect(logged).toEqual([
    `${cacheName} is deleted`,
    `${storedPageCache} is deleted`,
    'unregistered',
  ]);
  expect(await sendRequest({ path: '/' })).toBeUndefined();
});
