import type { Page } from '@playwright/test';
import { follow, goHome, linkToFilm, open, waitForIdle } from '../../support/journey.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';
import type { Watch } from '../../support/watch.ts';

/** The browser's only call: it checks who the guest is, because cached pages cannot know this. */
const check = 'GET /ghost/get/check/user?ref=0';
const film = `GET /get/movie/${films.usual}`;
/**
 * Returns what this guest may do with the title. This depends on the guest's network, so the browser sends the
 * request.
 */
const cart = 'POST /ghost/get/cart';

const home = ['GET /get/discover', 'GET /get/slider?ref=0'];
const everyPage = ['GET /ghost/getCategories', 'GET /get/app/details'];

/** The API calls without those of parts that load on scroll: the most watched titles and the comments. */
function callsAtOnce(watch: Watch): string[] {
  return watch.apiCalls().filter((call) => !/^GET \/(?:getV2\/get_top|get\/comments\/)/.test(call));
}

interface ExpectedCalls {
  /** The calls by the server, for the document. */
  readonly calls: readonly string[];
  /** The calls by the browser. */
  readonly browserCalls: readonly string[];
}

/** Checks that a first load makes each API call once, on the server, except for the browser's own calls. */
async function firstLoad(
  page: Page,
  path: string,
  {
    calls,
    browserCalls,
    api,
    watch,
  }: ExpectedCalls & { readonly api: ReferenceApi; readonly watch: Watch },
): Promise<void> {
  // A request of the previous test may arrive late.
  await api.clearCalls();
  await open(page, path);
  await expect.poll(() => watch.apiCalls().toSorted(), path).toEqual(browserCalls.toSorted());
  await waitForIdle(page);
  expect(watch.apiCalls().toSorted(), path).toEqual(browserCalls.toSorted());
  const serverCalls = async () =>
    (await api.calls())
      .map((call) => `${call.method} ${call.path.replace('/api/v1', '')}`)
      .toSorted();
  await expect.poll(serverCalls, path).toEqual([...calls, ...browserCalls].toSorted());
  watch.clearRequests();
}

test('home requests everything once; home → film → home requests only missing data', async ({
  page,
  api,
  watch,
}) => {
  await firstLoad(page, '/', { calls: [...home, ...everyPage], browserCalls: [check], api, watch });

  await follow(linkToFilm(page, films.usual));
  // A mouse that was over the link now hovers over the next page, and would prefetch.
  await page.mouse.move(0, 0);
  const calls = () => callsAtOnce(watch);
  await expect.poll(() => calls().toSorted()).toEqual([film, cart].toSorted());
  await waitForIdle(page);
  expect(calls()).toHaveLength(2);
  watch.clearRequests();

  await goHome(page);
  await follow(linkToFilm(page, films.usual));
  await page.mouse.move(0, 0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await waitForIdle(page);
  expect(calls()).toEqual([]);
});

test('a film requests everything once; film → home → film requests only home, once', async ({
  page,
  api,
  watch,
}) => {
  const path = `/movie/${films.usual}`;
  await firstLoad(page, path, {
    calls: [film, ...everyPage],
    browserCalls: [check, cart],
    api,
    watch,
  });

  await goHome(page);
  await waitForIdle(page);
  expect(callsAtOnce(watch).toSorted()).toEqual(home.toSorted());
  watch.clearRequests();

  await follow(linkToFilm(page, films.usual));
  await goHome(page);
  await waitForIdle(page);
  expect(callsAtOnce(watch)).toEqual([]);
});

test('the variables of a deployment reach the server’s calls and the page, and the browser agrees', async ({
  page,
  api,
  watch,
  startSite,
}) => {
  const site = await startSite({ LIVE_ID: 'parde-kids', SLIDER_REF: '7' });
  await open(page, site.origin);
  await waitForIdle(page);
  // A browser with another value would call getSlider again, and hydration would report the link.
  expect(watch.apiCalls()).toEqual([check]);
  expect((await api.calls()).map(({ path }) => path)).toContain('/api/v1/get/slider?ref=7');
  await expect(page.locator('header a[href="/live/parde-kids"]')).toHaveCount(1);
  await expect(page.locator('header a[href="/live/parde-one"]')).toHaveCount(0);
});
