import { describe, expect, it } from 'vitest';
import {
  type Asked,
  type Device,
  font,
  frame,
  offline,
  startWorker as start,
} from '../test-support/start-worker.ts';
import { fetchedCache } from '../titles/offline/fetched-cache.ts';
import { cacheName, keptPageCache } from './service-worker-scope.ts';

describe('a page', () => {
  it('is the server’s, whatever its status, and is not cached', async () => {
    for (const status of [200, 404, 503]) {
      const { ask, kept } = start(async () => new Response('page', { status }));
      expect((await ask({ path: '/movie/1' }))?.status).toBe(status);
      expect(kept.size).toBe(0);
    }
  });

  it('that navigation preload has fetched is not fetched again', async () => {
    const { ask, asked } = start(offline);
    const preload = Promise.resolve(new Response('preloaded'));
    expect(await (await ask({ path: '/', preload }))?.text()).toBe('preloaded');
    expect(asked).toEqual([]);
  });

  it('is the offline page when offline, and browsers do not cache it', async () => {
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
  // After this request the worker knows that no other page is saved.
  await ask({ path: '/' });
  asked.length = 0;
  expect(await ask(request)).toBeUndefined();
  expect(asked).toEqual([]);
});

describe('a file of the shell', () => {
  const file = { path: frame, mode: 'cors' };

  it('is taken from the browser’s cache without a network request', async () => {
    const { asked, kept, tell } = start(async (path, init) => {
      expect(init).toMatchObject({ cache: 'only-if-cached', mode: 'same-origin' });
      return path === frame ? new Response('frame') : Promise.reject(new TypeError('not here'));
    });
    await tell('install');
    expect([...kept.keys()]).toEqual([frame]);
    await tell('install');
    expect(asked).toEqual([frame, font, font]);
  });

  it('is cached when a page loads it, and then needs no network', async () => {
    const { ask, asked } = start(async () => new Response('frame'));
    expect(await (await ask(file))?.text()).toBe('frame');
    expect(await (await ask(file))?.text()).toBe('frame');
    expect(asked).toEqual([frame]);
  });

  it('is not cached if its request failed', async () => {
    const { ask, kept } = start(async () => new Response('', { status: 502 }));
    expect((await ask(file))?.status).toBe(502);
    expect(kept.size).toBe(0);
  });

  it('is deleted when another release takes over', async () => {
    const { kept, tell } = start(offline);
    kept.set(frame, new Response('')).set('/assets/frame-0.js', new Response(''));
    await tell('activate');
    expect([...kept.keys()]).toEqual([frame]);
  });
});

it('a browser with static routing is given the requests that need no worker', async () => {
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

describe('a background fetch', () => {
  const place = (name: string) => `https://offline.invalid/folder/${name}`;
  const record = (name: string, answer: Promise<Response>, range?: string) => ({
    request: new Request(`https://media.test/${name}?token#${place(name)}`, {
      headers: range === undefined ? {} : { range },
    }),
    responseReady: answer,
  });
  const comes = async (status: number) => new Response(`${status}`, { status });

  it.each(['success', 'fail', 'abort'])('is stored for a page after “%s”', async (end) => {
    const device: Device = new Map();
    const { tell } = start(offline, { device });
    const matchAll = async () => [
      record('whole', comes(200)),
      record('part', comes(206), 'bytes=0-9'),
      record('whole-for-part', comes(200), 'bytes=0-9'),
      record('missing', comes(404)),
      record('broken', offline()),
      record('last', comes(200)),
    ];
    await tell(`backgroundfetch${end}`, { registration: { matchAll } });
    const kept = device.get(fetchedCache);
    expect([...(kept?.keys() ?? [])]).toEqual(['whole', 'part', 'last'].map(place));
    expect(await kept?.get(place('part'))?.text()).toBe('206');
    expect(kept?.get(place('part'))?.status, 'no cache takes another').toBe(200);
  });

  it('opens the downloads page when it is clicked', async () => {
    const { said, tell } = start(offline);
    await tell('backgroundfetchclick');
    expect(said).toEqual(['/download is opened']);
  });
});

it('the removal script deletes the caches and answers no request', async () => {
  const { ask, said, tell } = start(offline, { script: 'removal' });
  await tell('install');
  await tell('activate');
  expect(said).toEqual([`${cacheName} is deleted`, `${keptPageCache} is deleted`, 'unregistered']);
  expect(await ask({ path: '/' })).toBeUndefined();
});
