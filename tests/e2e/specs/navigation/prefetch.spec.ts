import type { AppDetails } from '@parde/api-client';
import type { Locator, Page } from '@playwright/test';
import { open, unfoldFooter, waitForIdle, waitForRequests } from '../../support/journey.ts';
import { startAlteredApi } from '../../support/servers/altered-api.ts';
import { expect, test } from '../../support/test.ts';
import type { Watch } from '../../support/watch.ts';

const film = '/get/movie/';

test('a link prefetches its page’s script and data before the click, and only once', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  const link = linkTo(page, '/movie/');
  await expect(link).toBeVisible();
  await waitForRequests(page, watch);
  watch.clearRequests();
  const filmCalls = () => watch.apiCalls().filter((call) => call.includes(film)).length;
  await link.focus();
  await expect.poll(filmCalls).toBe(1);
  await expect.poll(() => scripts(watch, 'movie')).not.toEqual([]);
  await waitForRequests(page, watch);
  const loaded = scripts(watch, 'movie');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/movie\//);
  await expect(page.locator('h1')).toBeAttached();
  await waitForRequests(page, watch);
  await waitForIdle(page);
  expect(filmCalls()).toBe(1);
  expect(scripts(watch, 'movie')).toEqual(loaded);
});

test('a link that scrolls under a resting pointer is not prefetched', async ({ page, watch }) => {
  await open(page, '/');
  const pointer = { x: 195, y: 420 };
  await page.mouse.move(pointer.x, pointer.y);
  const film = await page.evaluate(async ({ x, y }) => {
    const atPointer = () =>
      document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href') ?? '';
    const before = atPointer();
    while (atPointer() === before || !atPointer().startsWith('/movie/')) {
      scrollBy(0, 40);
      await new Promise(requestAnimationFrame);
    }
    return atPointer();
  }, pointer);
  await expect(page.locator(`a[href="${film}"]:hover`)).toBeVisible();
  // The prefetch of the film would be sent before this one.
  await unfoldFooter(page);
  const category = page.locator('footer a[href^="/category/"]').first();
  await category.evaluate((link) => link.focus({ preventScroll: true }));
  const filmCalls = () => watch.apiCalls().join();
  await expect.poll(filmCalls).toContain(`/get${await category.getAttribute('href')}`);
  expect(filmCalls()).not.toContain(`/get${film}`);
});

/** A page that needs a sign-in. */
const own = '/profile/list/liked';

test('a guest’s link to a page that needs a sign-in opens no sign-in before the click', async ({
  page,
  api,
  watch,
  startSite,
}) => {
  const answer: { data: AppDetails } = await (await fetch(`${api.baseUrl}/get/app/details`)).json();
  const apps = answer.data.apps?.map((app, index) => (index === 0 ? { ...app, url: own } : app));
  const altered = await startAlteredApi(api, {
    '/get/app/details': { ...answer, data: { ...answer.data, apps } },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  await open(page, `${origin}/app`);

  await test.step('focusing the link opens no sign-in, and clicking it leads to the sign-in page', async () => {
    const link = linkTo(page, own);
    await waitForRequests(page, watch);
    watch.clearRequests();
    await link.focus();
    await expect.poll(() => scripts(watch, 'my-lists')).not.toEqual([]);
    await waitForRequests(page, watch);
    expect(watch.apiCalls()).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/app`);
    const title = await page.title();
    await link.press('Enter');
    await expect(page).toHaveURL(`${origin}/login?redirect=${encodeURIComponent(own)}`);
    await expect(page).not.toHaveTitle(title);
  });

  await altered.stop();
});

/** The first such link in the content, or else in the footer. */
function linkTo(page: Page, start: string): Locator {
  return page
    .locator(`main a[href^="${start}"], footer a[href="${start}"]`)
    .filter({ visible: true })
    .first();
}

/** The scripts of a page and of its messages, which may have the same name. */
function scripts(watch: Watch, screen: string | undefined): string[] {
  return watch
    .requests()
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith(`/assets/${screen}-`) && path.endsWith('.js'));
}
