import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type BackgroundWorld,
  brokenOff,
  openBackgroundWorld,
  type Run,
  until,
} from '../test-support/background-world.ts';
import { playbackOf } from '../test-support/device.ts';
import { putStream } from '../test-support/film-server.ts';

const gibibyte = 2 ** 30;
let at: BackgroundWorld;

beforeEach(async () => {
  at = await openBackgroundWorld({
    stuck: ({ url }, signal) => (/\/[12]\.m4s/.test(url) ? brokenOff(signal, new Blob()) : null),
  });
});
afterEach(async () => {
  await at.close();
});

async function expectSaved({ state }: Run): Promise<void> {
  await until(() => expect(state.end).toEqual({ end: 'saved' }));
  expect(await at.world.wrongFiles()).toEqual([]);
  expect(at.world.sentTwice()).toEqual([]);
  expect(await at.browser.isEmpty()).toBe(true);
}

it('the browser fetches the missing parts while the page is in the background', async () => {
  const run = at.begin();
  await at.leave();
  expect(at.browser.begun[0]?.title).toBe('Film 1024');
  await at.browser.go(1);
  await until(() => expect(at.background.coming(at.world.title.key)).toBeGreaterThan(0));
  expect(run.state.end).toBeUndefined();
  await at.browser.go();
  await expectSaved(run);
  expect(at.background.coming(at.world.title.key)).toBe(0);
});

it('a page that is visible again lets the browser continue', async () => {
  const run = at.begin();
  await at.leave();
  at.browser.show('visible');
  for (let piece = 0; piece < 3; piece += 1) {
    await at.browser.go(1);
    const { downloaded } = at.browser.begun[0] ?? {};
    await until(() => expect(at.background.coming(at.world.title.key)).toBe(downloaded));
  }
  await at.browser.go();
  await expectSaved(run);
});

it('the page fetches the title if the browser makes no progress while the page is visible', async () => {
  const run = at.begin();
  await at.leave();
  await at.browser.go(2);
  at.browser.show('visible');
  await expectSaved(run);
});

it('data fetched while no page was open is saved without a connection and without a request', async () => {
  at.begin();
  await at.leave();
  const { fetchCount } = at.world;
  await at.browser.go();
  at.background = at.openPage();
  await at.background.tidy();
  await at.background.collect();
  expect(await at.world.film()).toMatchObject({ status: 'saved', savedAt: expect.any(Number) });
  expect(at.world.fetchCount).toBe(fetchCount);
  expect(await at.world.wrongFiles()).toEqual([]);
  expect(await at.browser.isEmpty()).toBe(true);
});

it('a pause aborts the browser’s fetch, and fetched data is not fetched again', async () => {
  const run = at.begin();
  await at.leave();
  await at.browser.go(2);
  await at.world.records.change(at.world.title.key, () => ({ status: 'paused' }));
  run.stop();
  await until(() => expect(run.state.end?.end).toBe('later'));
  expect(at.browser.begun[0]?.failureReason).toBe('aborted');
  at.browser.show('visible');
  await at.world.records.change(at.world.title.key, () => ({ status: 'waiting' }));
  await expectSaved(at.begin());
});

it('a fetch that the viewer cancels in the browser pauses the title', async () => {
  const run = at.begin();
  await at.leave();
  await at.browser.cancel();
  await until(() => expect(run.state.end?.end).toBe('later'));
  expect((await at.world.film())?.status).toBe('paused');
});

it('a fetch that must now wait for Wi-Fi is aborted, and the title is not paused', async () => {
  const run = at.begin();
  await at.leave();
  at.world.device.limits.change({ onlyWifi: true });
  void at.background.tidy();
  await until(() => expect(at.browser.begun[0]?.result).toBe('failure'));
  await expectSaved(run);
});

it('a fetch that no longer fits the limit is aborted, and fetched data stays', async () => {
  const run = at.begin();
  await at.leave();
  await at.browser.go(2);
  const { records, title } = at.world;
  await records.change(title.key, () => ({ expectedBytes: 2 * gibibyte }));
  const before = (await at.world.film())?.bytes ?? 0;
  at.world.device.limits.change({ bytes: gibibyte });
  await until(() => expect(run.state.end).toEqual({ end: 'failed', problem: 'limit' }));
  expect(at.browser.begun[0]?.failureReason).toBe('aborted');
  expect((await at.world.film())?.status, 'nobody has paused it').toBe('waiting');
  expect((await at.world.film())?.bytes).toBeGreaterThan(before);
  expect(await at.browser.isEmpty()).toBe(true);
});

it('a fetch that still fits the limit continues', async () => {
  const run = at.begin();
  await at.leave();
  at.world.device.limits.change({ bytes: gibibyte });
  await at.browser.go();
  await expectSaved(run);
});

it('a fetch that the browser began during a change of settings is aborted', async () => {
  const run = at.begin();
  await at.leave();
  // `tidy` has not run since this change.
  at.world.device.limits.change({ onlyWifi: true });
  await until(() => expect(at.browser.begun[0]?.failureReason).toBe('aborted'));
  await expectSaved(run);
});

it('a title that waits again directly after a pause is not paused', async () => {
  const run = at.begin();
  await at.leave();
  run.stop();
  await at.browser.cancel();
  await until(() => expect(run.state.end?.end).toBe('later'));
  expect((await at.world.film())?.status).toBe('waiting');
});

it('the room for other titles counts what the browser fetches', async () => {
  const counted: string[] = [];
  at.background = at.openPage({
    ...at.world.device.quota,
    count: (key) => counted.push(key),
  });
  const run = at.begin();
  await at.leave();
  await until(() => expect(counted).toEqual([at.world.title.key]));
  await at.browser.go();
  await expectSaved(run);
});

it('a removed title leaves no data', async () => {
  at.begin();
  await at.leave();
  await at.browser.go(2);
  at.background = at.openPage();
  await at.world.records.remove(at.world.title.key);
  let isTidy = false;
  void at.background.tidy().then(() => {
    isTidy = true;
  });
  await until(() => expect(isTidy).toBe(true));
  expect(await at.browser.isEmpty()).toBe(true);
  expect(at.browser.begun[0]?.result).toBe('failure');
});

it('opening another page of the site does not start a fetch of the browser', async () => {
  at.begin();
  await at.isBegun();
  at.browser.show('hidden');
  at.browser.show('visible');
  await vi.advanceTimersByTimeAsync(5000);
  expect(at.browser.begun).toEqual([]);
});

it('the page continues if the browser may not fetch', async () => {
  at.browser.refuse();
  const run = at.begin();
  await at.isBegun();
  at.freePage();
  at.browser.show('hidden');
  await expectSaved(run);
  expect(at.browser.begun).toEqual([]);
});

it('the page retries with fresh addresses if the server refuses the browser', async () => {
  const run = at.begin();
  await at.leave();
  let refused = 2;
  at.world.server.onRequest(() => {
    refused -= 1;
    return refused < 0 ? undefined : new Response(null, { status: 403 });
  });
  await at.browser.go();
  // A page in the background may give the title to the browser again before it has fetched addresses.
  at.browser.show('visible');
  await expectSaved(run);
});

it('a title that begins in the background is handed over once it is planned', async () => {
  at.browser.show('hidden');
  const run = at.begin();
  await until(() => expect(at.browser.begun).toHaveLength(1));
  at.freePage();
  await at.browser.go();
  await expectSaved(run);
});

it('the page continues if there is no room for the browser’s own copy', async () => {
  const quota = 200 * 2 ** 20 + 500_000;
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota });
  const run = at.begin();
  await at.isBegun();
  at.freePage();
  at.browser.show('hidden');
  await expectSaved(run);
  expect(at.browser.begun).toEqual([]);
});

/** Node forgets that a request was aborted once nothing references the request. */
const requests: Request[] = [];
function stuckFor(request: Request): Response {
  requests.push(request);
  return brokenOff(request.signal, new Blob());
}

/** Advances the page's clock by some minutes, so that the page does all that it can. */
async function muchLater(): Promise<void> {
  for (let second = 0; second < 200; second += 1) {
    vi.advanceTimersByTime(1000);
    await new Promise(setImmediate);
  }
}

/** True for a request of the page: it has no piece of a part after a #. */
const isOfPage = ({ url }: Request) => !url.includes('#');

it('an expired fetch is given to the browser again only with fresh addresses', async () => {
  at.begin();
  await at.leave();
  const { records, server, title } = at.world;
  let left = 2;
  server.onRequest((request) => {
    if (isOfPage(request)) return stuckFor(request);
    left -= 1;
    return left < 0 ? new Response(null, { status: 403 }) : undefined;
  });
  await records.change(title.key, ({ playback }) => ({
    playback: { ...playback, expires_at: '2020-01-01T00:00:00+03:30' },
  }));
  at.world.playback = playbackOf(putStream(server, 'second'));
  await at.browser.go();
  await muchLater();
  expect(at.browser.begun).toHaveLength(1);
});

it('a fetch without progress is not given to the browser again while the page is in the background', async () => {
  at.begin();
  await at.leave();
  let fetchCount = 0;
  at.world.server.onRequest((request) => {
    if (!isOfPage(request)) return new Response(null, { status: 403 });
    fetchCount += 1;
    return stuckFor(request);
  });
  await at.browser.go();
  await until(() => expect(fetchCount).toBeGreaterThan(0));
  await muchLater();
  expect(at.browser.begun).toHaveLength(1);
});
