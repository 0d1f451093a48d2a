import { beforeEach, expect, it } from 'vitest';
import { startWorker, stubCaches } from './test-support/background-browser.ts';
import { stubDevice } from './test-support/device.ts';
import { fetchedCache } from './worker.ts';

const address = (piece: string) => `https://offline.invalid/folder/${piece}`;

beforeEach(async () => {
  stubDevice();
  await stubCaches();
});

/** A request for a piece. `range` is missing if the request is for a complete file. */
function requestOf(piece: string, range?: string): Request {
  const url = `https://media.example/film.mp4#${address(piece)}`;
  return new Request(url, range === undefined ? {} : { headers: { Range: range } });
}

const resultsOf = (...records: [Request, Promise<Response>][]) => ({
  matchAll: async () => records.map(([request, responseReady]) => ({ request, responseReady })),
});

/** Returns the stored texts, by address. */
async function stored(): Promise<Record<string, string>> {
  const cache = await caches.open(fetchedCache);
  const texts: Record<string, string> = {};
  for (const { url } of await cache.keys())
    texts[url] = (await (await cache.match(url))?.text()) ?? '';
  return texts;
}

const partial = (text: string) => Promise.resolve(new Response(text, { status: 206 }));

it.each(['', 'aborted', 'bad-status'])(
  'results are stored under the address in the fragment, after an end because of “%s”',
  async (failureReason) => {
    const results = resultsOf(
      [requestOf('0/0/3', 'bytes=0-2'), partial('abc')],
      [requestOf('1/0/0'), Promise.resolve(new Response('file'))],
    );
    await startWorker()(failureReason, results);
    expect(await stored()).toEqual({ [address('0/0/3')]: 'abc', [address('1/0/0')]: 'file' });
  },
);

it('a complete file in place of a range and an error page are not stored', async () => {
  const results = resultsOf(
    [requestOf('0/0/3', 'bytes=0-2'), Promise.resolve(new Response('the complete file'))],
    [requestOf('1/0/0'), Promise.resolve(new Response('no', { status: 403 }))],
    [requestOf('2/0/0'), partial('part of a file')],
  );
  await startWorker()('bad-status', results);
  expect(await stored()).toEqual({});
});

it('a failed response, or one for which there is no room, does not stop the others', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new DOMException('', 'QuotaExceededError')),
  });
  const results = resultsOf(
    [requestOf('0/0/0'), Promise.reject(new DOMException('', 'AbortError'))],
    [requestOf('1/0/0'), Promise.resolve(new Response(body))],
    [requestOf('2/0/0'), Promise.resolve(new Response('file'))],
  );
  await startWorker()('aborted', results);
  expect(await stored()).toEqual({ [address('2/0/0')]: 'file' });
});

it('while a page uses the cache, the worker waits', async () => {
  let release = () => {};
  const page = navigator.locks.request(
    fetchedCache,
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const work = startWorker()(
    '',
    resultsOf([requestOf('0/0/0'), Promise.resolve(new Response('file'))]),
  );
  await new Promise(setImmediate);
  expect(await stored()).toEqual({});
  release();
  await Promise.all([page, work]);
  expect(await stored()).toEqual({ [address('0/0/0')]: 'file' });
});
