import type { AppDetails } from '@parde/api-client';
import type { Locator, Page } from '@playwright/test';
import { startAlteredApi } from '../support/altered-api.ts';
import { open, pushPath, unfoldFooter, waitForIdle, waitForRequests } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';
import type { Watch } from '../support/watch.ts';

interface Step {
  /** Where the link stands. */
  readonly at: string;
  /** The start of the link's address. */
  readonly to: string;
  /** The page's module. Unset where the link stands on such a page. */
  readonly screen?: string;
  /** The calls of its data. */
  readonly asks: readonly string[];
}

const results = `/search/${encodeURIComponent('خانه')}`;
const nothingFound = '/search/zzqqxx';

/** Each page is first opened by its link. */
const steps: readonly Step[] = [
  { at: '/', to: '/movie/', screen: 'movie', asks: ['GET /get/movie/{id}'] },
  { at: '/', to: '/video/', screen: 'video', asks: ['GET /get/video/{id}'] },
  { at: '/', to: '/ekran/', screen: 'ekran', asks: ['GET /get/ekran/{id}'] },
  { at: '/', to: '/lives/', screen: 'live', asks: ['GET /get/live/{id}'] },
  {
    at: '/',
    to: '/cast/',
    screen: 'cast',
    asks: ['GET /get/cast/{id}', 'GET /get/cast/{id}/titles', 'GET /get/filters'],
  },
  { at: '/', to: '/series/', screen: 'series', asks: ['GET /get/series/{id}'] },
  {
    at: `/series/${titles.series}`,
    to: '/episode/',
    screen: 'episode',
    asks: ['GET /get/episode/{id}'],
  },
  {
    at: '/cast/p-niknam',
    to: '/casts/iranian-actors',
    screen: 'casts',
    asks: ['GET /get/casts/{id}'],
  },
  { at: '/profile/faq', to: '/genres', screen: 'genres', asks: ['GET /genres'] },
  { at: nothingFound, to: '/cinema', screen: 'cinema', asks: ['GET /get/titles'] },
  { at: '/genres', to: '/genres/', screen: 'genre', asks: ['GET /get/genre/{id}'] },
  {
    at: results,
    to: `${results}?kind=series`,
    asks: ['GET /get/search'],
  },
];

test('a guest’s link to any page fetches its script and its data before the press, and once', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  for (const step of steps) {
    await test.step(`${step.at} → ${step.to}`, async () => {
      await goTo(page, step.at);
      await expectPrefetched(page, watch, step);
    });
  }
});

test('a link that scrolls beneath a pointer that rests is not fetched', async ({ page, watch }) => {
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
  // It would be asked for first.
  await unfoldFooter(page);
  const category = page.locator('footer a[href^="/category/"]').first();
  await category.evaluate((link) => link.focus({ preventScroll: true }));
  const asked = () => watch.apiCalls().join();
  await expect.poll(asked).toContain(`/get${await category.getAttribute('href')}`);
  expect(asked()).not.toContain(`/get${film}`);
});

/** Links of the page of the apps, to pages that no other link leads to, or from such a page alone. */
const own = '/profile/list/liked';
const linked = [own, '/plan/m3', '/category/kids', '/lists'];

test('so does a link to a list, a plan and an own page, which for a guest stays silent', async ({
  page,
  api,
  watch,
  startSite,
  signInAs,
}) => {
  const answer: { data: AppDetails } = await (await fetch(`${api.baseUrl}/get/app/details`)).json();
  const apps = answer.data.apps?.map((app, index) => ({ ...app, url: linked[index] ?? app.url }));
  const altered = await startAlteredApi(api, {
    '/get/app/details': { ...answer, data: { ...answer.data, apps } },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  await open(page, `${origin}/app`);

  await test.step('a guest’s link to an own page opens no sign-in before the press', async () => {
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

  await goTo(page, '/app');
  const plan = { screen: 'plan', asks: ['GET /get/app/plans'] };
  await expectPrefetched(page, watch, { at: '/app', to: '/plan/m3', ...plan });
  await goTo(page, '/app');
  const category = { screen: 'category', asks: ['GET /get/category/{id}'] };
  await expectPrefetched(page, watch, { at: '/app', to: '/category/', ...category });
  await goTo(page, '/app');
  const lists = { screen: 'lists', asks: ['GET /get/lists'] };
  await expectPrefetched(page, watch, { at: '/app', to: '/lists', ...lists });
  await expectPrefetched(page, watch, {
    at: '/lists',
    to: '/lists/',
    asks: ['GET /get/list/{id}'],
  });

  await signInAs(newMobile());
  await open(page, `${origin}/app`);
  const asks = ['GET /get/my/lists', 'GET /get/my/list/{id}'];
  await expectPrefetched(page, watch, { at: '/app', to: own, screen: 'my-lists', asks });
  const plans = { screen: 'plans', asks: ['GET /get/app/plans'] };
  await expectPrefetched(page, watch, { at: own, to: '/profile/plans', ...plans });
  await altered.stop();
});

/** The address changes before its page does. */
async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const title = await page.title();
  await pushPath(page, path);
  await expect(page).not.toHaveTitle(title);
}

/** In the content, or where it has none in the frame. */
function linkTo(page: Page, start: string): Locator {
  return page
    .locator(`main a[href^="${start}"], footer a[href="${start}"]`)
    .filter({ visible: true })
    .first();
}

async function expectPrefetched(
  page: Page,
  watch: Watch,
  { to, screen, asks }: Step,
): Promise<void> {
  await unfoldFooter(page);
  const found = linkTo(page, to);
  await expect(found).toBeVisible();
  // Late content may put another link before it.
  const href = (await found.getAttribute('href')) ?? '';
  const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).last();
  const id = new URL(href, page.url()).pathname.split('/').at(-1) ?? '';
  await waitForRequests(page, watch);
  watch.clearRequests();
  const wanted = asks.map((call) => call.replace('{id}', id));
  const asked = () => {
    const calls = watch.apiCalls().map((call) => call.split('?', 1)[0]);
    return wanted.map((call) => calls.filter((each) => each === call).length);
  };
  const once = asks.map(() => 1);

  await link.focus();
  await expect.poll(asked, `${href} is fetched on intent`).toEqual(once);
  if (screen) {
    const fetched = () => scripts(watch, screen);
    await expect.poll(fetched, `the script of ${screen} is fetched on intent`).not.toEqual([]);
  }
  await waitForRequests(page, watch);
  const loaded = scripts(watch, screen);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await link.press('Enter');
  await expect(page).toHaveURL(new URL(href, page.url()).href);
  await expect(page.locator('h1')).toBeAttached();
  await waitForRequests(page, watch);
  await waitForIdle(page);
  expect(asked(), `${href} is not fetched again`).toEqual(once);
  expect(scripts(watch, screen)).toEqual(loaded);
}

/** Of a page and of its words, which may have the same name. */
function scripts(watch: Watch, screen: string | undefined): string[] {
  return watch
    .requests()
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith(`/assets/${screen}-`) && path.endsWith('.js'));
}
