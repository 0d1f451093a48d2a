import type { Playback } from '@parde/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Background, createBackground } from './background-fetch.ts';
import type { TitleEnd } from './keep-title.ts';
import {
  type BackgroundBrowser,
  openBackgroundBrowser,
} from './test-support/background-browser.ts';
import { playbackOf } from './test-support/device.ts';
import type { FilmServer } from './test-support/film-server.ts';
import { createKeepWorld, type KeepWorld } from './test-support/keep-world.ts';

const mebibyte = 1_048_576;
const stuck = /\/[12]\.m4s/;
/** The second part of a file. */
const stuckRange = /^bytes=8\d+-/;
let world: KeepWorld;
let browser: BackgroundBrowser;
let background: Background;
/** The page’s line is too poor for what it asks for. The browser’s own requests come. */
let isPageStuck: boolean;
let isStuck: boolean;
let runs: ReturnType<typeof begin>[];

beforeEach(() => {
  runs = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  for (const { stop } of runs) stop();
  await until(() => expect(runs.every(({ state }) => state.end)).toBe(true));
  world.records.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(playbackAt?: (server: FilmServer) => Playback): Promise<void> {
  world = await createKeepWorld(playbackAt);
  browser = await openBackgroundBrowser(world.server);
  background = openPage();
  isPageStuck = true;
  isStuck = false;
}

const openPage = () =>
  createBackground({
    records: world.records,
    files: world.files,
    owner: 'owner',
    locale: 'fa',
    onBytes: () => {},
  });

/** Does not come until it is given up. */
function fetchHere(request: Request, signal: AbortSignal): Promise<Response> {
  const range = request.headers.get('Range') ?? '';
  if (!isPageStuck || !(stuck.test(request.url) || stuckRange.test(range))) {
    return world.server.fetch(request);
  }
  isStuck = true;
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

/** As the queue does. */
function begin() {
  const controller = new AbortController();
  const state: { end?: TitleEnd } = {};
  void background
    .keep(world.title, controller.signal, (_title, signal) =>
      world.keep({ signal, fetch: (request) => fetchHere(request, signal) }),
    )
    .then((end) => {
      state.end = end;
    });
  const run = { state, stop: () => controller.abort() };
  runs.push(run);
  return run;
}

/** Looks again, a second of the page's later. */
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      vi.advanceTimersByTime(1000);
      await check();
    },
    { timeout: 4000, interval: 10 },
  );

const isBegun = () => until(() => expect(isStuck).toBe(true));

/** The page is not seen any more, and the browser has taken over. */
async function leave(): Promise<void> {
  await isBegun();
  browser.show('hidden');
  await until(() => expect(browser.begun).toHaveLength(1));
  isPageStuck = false;
}

async function expectKept({ state }: ReturnType<typeof begin>): Promise<void> {
  await until(() => expect(state.end).toEqual({ end: 'kept' }));
  expect(await world.wrongFiles()).toEqual([]);
  expect(world.sentTwice()).toEqual([]);
  expect(await browser.isEmpty()).toBe(true);
}

it('the browser goes on with what is lacking while the page is not seen', async () => {
  await open();
  const run = begin();
  await leave();
  expect(browser.begun[0]?.title).toBe('شب‌های بی‌ستارهٔ یزد');
  await browser.go(1);
  await until(() => expect(background.coming(world.title.key)).toBeGreaterThan(0));
  expect(run.state.end).toBeUndefined();
  await browser.go();
  await expectKept(run);
  expect(background.coming(world.title.key)).toBe(0);
});

it('a page that is seen again lets it run on', async () => {
  await open();
  const run = begin();
  await leave();
  browser.show('visible');
  for (let piece = 0; piece < 3; piece += 1) {
    await browser.go(1);
    const { downloaded } = browser.begun[0] ?? {};
    await until(() => expect(background.coming(world.title.key)).toBe(downloaded));
  }
  await browser.go();
  await expectKept(run);
});

it('what moves no more while the page is seen is fetched by the page', async () => {
  await open();
  const run = begin();
  await leave();
  await browser.go(2);
  browser.show('visible');
  await expectKept(run);
});

it('what came while no page was open is there without a line, and nothing is asked', async () => {
  await open();
  begin();
  await leave();
  const { asked } = world;
  await browser.go();
  background = openPage();
  await background.tidy();
  await background.collect();
  expect(await world.film()).toMatchObject({ status: 'kept', keptAt: expect.any(Number) });
  expect(world.asked).toBe(asked);
  expect(await world.wrongFiles()).toEqual([]);
  expect(await browser.isEmpty()).toBe(true);
});

it('a pause ends it, and what has come is not fetched again', async () => {
  await open();
  const run = begin();
  await leave();
  await browser.go(2);
  await world.records.change(world.title.key, () => ({ status: 'paused' }));
  run.stop();
  await until(() => expect(run.state.end?.end).toBe('later'));
  expect(browser.begun[0]?.failureReason).toBe('aborted');
  browser.show('visible');
  await world.records.change(world.title.key, () => ({ status: 'waiting' }));
  await expectKept(begin());
});

it('one that the viewer ends in the browser is paused', async () => {
  await open();
  const run = begin();
  await leave();
  await browser.cancel();
  await until(() => expect(run.state.end?.end).toBe('later'));
  expect((await world.film())?.status).toBe('paused');
});

it('one that is taken away leaves nothing', async () => {
  await open();
  begin();
  await leave();
  await browser.go(2);
  background = openPage();
  await world.records.remove(world.title.key);
  const tidied = background.tidy();
  await until(async () => expect(await browser.isEmpty()).toBe(true));
  await until(async () => void (await tidied));
  expect(browser.begun[0]?.result).toBe('failure');
});

it('another page of the site is not leaving it', async () => {
  await open();
  begin();
  await isBegun();
  browser.show('hidden');
  browser.show('visible');
  await vi.advanceTimersByTimeAsync(5000);
  expect(browser.begun).toEqual([]);
});

it('the page goes on where the browser is not let', async () => {
  await open();
  browser.refuse();
  const run = begin();
  await isBegun();
  isPageStuck = false;
  browser.show('hidden');
  await expectKept(run);
  expect(browser.begun).toEqual([]);
});

it('what the server refuses the browser, the page asks for with fresh addresses', async () => {
  await open();
  const run = begin();
  await leave();
  let refused = 2;
  world.server.onRequest(() => {
    refused -= 1;
    return refused < 0 ? undefined : new Response(null, { status: 403 });
  });
  await browser.go();
  await expectKept(run);
});

const path = '/media/film.mp4';

/** A plain file, of which the page has the beginning. */
async function openFile(): Promise<void> {
  await open((server) => {
    server.put(path, 12 * mebibyte);
    const url = server.origin + path;
    return playbackOf([{ type: 'mp4', url, quality: '480p', codecs: null }], {
      subtitles: [],
      picture: null,
      thumbnails_url: null,
    });
  });
}

it('a file goes on in pieces, which make it whole', async () => {
  await openFile();
  const run = begin();
  await until(async () => expect((await world.film())?.bytes).toBe(8 * mebibyte));
  browser.show('hidden');
  await until(() => expect(browser.begun).toHaveLength(1));
  isPageStuck = false;
  expect(browser.begun[0]?.requests).toHaveLength(4);
  await browser.go(2);
  browser.show('visible');
  await until(() => expect(run.state.end).toEqual({ end: 'kept' }));
  // One byte more, by which its length is found.
  expect(world.server.sent.get(path)).toBeLessThanOrEqual(12 * mebibyte + 1);
  const parts = await world.records.parts(world.title.key);
  expect(parts.map(({ bytes }) => bytes)).toEqual([8 * mebibyte, 4 * mebibyte]);
});

it('a whole file in the place of a piece is not taken for one', async () => {
  await openFile();
  const run = begin();
  await until(async () => expect((await world.film())?.bytes).toBe(8 * mebibyte));
  browser.show('hidden');
  await until(() => expect(browser.begun).toHaveLength(1));
  isPageStuck = false;
  world.server.onRequest((_, file) => new Response(file.slice(0, mebibyte).stream()));
  await browser.go(3);
  world.server.onRequest(() => undefined);
  browser.show('visible');
  await until(() => expect(run.state.end).toEqual({ end: 'kept' }));
  expect((await world.film())?.bytes).toBe(12 * mebibyte);
});
