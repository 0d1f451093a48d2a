import type { Cart } from '@parde/api-client';
import type { BrowserContext } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import {
  linkToFilm,
  open,
  passTime,
  press,
  waitForHydration,
  waitForRequests,
} from '../support/journey.ts';
import { expectToPlay } from '../support/player.ts';
import { answerAtBank, newMobile, planForFilm, resultHeading } from '../support/purchase.ts';
import { startAlteredApi } from '../support/servers/altered-api.ts';
import { sendRequest } from '../support/servers/http.ts';
import { cachedPaths, openWithWorker } from '../support/service-worker.ts';
import { codeField, people, requestCode } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleMessages } from '../support/title-messages.ts';
import { films } from '../support/titles.ts';

/** The texts of this project only, which runs in Persian. */
const messages = {
  subscribed: 'اشتراک شما فعال شد',
  notKnownYet: 'نتیجهٔ پرداخت هنوز روشن نیست',
  save: 'ذخیره برای تماشای آفلاین',
  begin: 'ذخیره روی این دستگاه',
  saved: 'روی این دستگاه ذخیره شد',
  play: /^پخش /,
  searchPlaceholder: 'نام فیلم یا سریال',
  setUpPayment: 'تنظیم پرداخت خودکار',
  help: 'راهنما',
  terms: 'قوانین و حریم خصوصی',
  privacy: 'حریم خصوصی',
  faq: 'پرسش‌های متداول',
  results: 'نتیجه‌ها',
  homeAlone: /^با دو حرف، تنها میان عنوان‌های صفحهٔ خانه/,
  noFile: 'این عنوان هنوز فایلی برای پخش ندارد و با اشتراک هم پخش نمی‌شود.',
};

const filmPage = `/movie/${films.usual}`;

/** The server has only the specification's calls, so no page may send another call. */
test.afterEach(async ({ api }) => {
  const strange = (await api.calls()).filter(({ operationId }) => operationId === null);
  expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('a page whose operation the server does not have is a 404, and no text names it @specified', async ({
  site,
  labels,
}) => {
  for (const path of ['/lives', '/magazines', '/namad']) {
    const { status, text } = await sendRequest(site.origin + path);
    expect(status, path).toBe(404);
    expect(text, path).toContain(labels.notFound);
  }
  const { text } = await sendRequest(`${site.origin}/search`);
  expect(text).toContain(`placeholder="${messages.searchPlaceholder}"`);
});

test('the brand’s own texts replace pages that the server does not have', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  await press(footer.locator('summary', { hasText: messages.help }));
  await press(footer.getByRole('link', { name: messages.terms, exact: true }));
  await expect(main.getByRole('heading', { level: 1, name: messages.terms })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: messages.privacy })).toBeVisible();
  await expect(main.getByText('هر حساب به یک شمارهٔ همراه وابسته است.')).toBeVisible();

  await press(main.getByRole('link', { name: messages.faq, exact: true }));
  await main.getByRole('heading', { name: 'چگونه وارد شوم؟' }).click();
  await expect(main.getByText('گذرواژه‌ای در کار نیست')).toBeVisible();

  // The document contains the text, and the page loads no script for it.
  await open(page, '/profile/internet');
  await expect(main.getByRole('cell', { name: '۱٫۱ گیگابایت' })).toBeVisible();
  await waitForRequests(page, watch);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.filter((name) => /\/internet\.fa-/.test(name))).toEqual([]);
});

test('a search with two letters searches only home, and the page shows this', async ({
  page,
  api,
}) => {
  const main = page.getByRole('main');
  await open(page, '/search/شب');
  const results = main.getByRole('list', { name: messages.results }).getByRole('link');
  await expect(results.first()).toContainText('شب');
  await expect(main.getByText(messages.homeAlone)).toBeVisible();
  await open(page, '/search/قق');
  await expect(main.getByRole('heading', { level: 1, name: /قق/ })).toBeVisible();
  await expect(main.getByText(messages.homeAlone)).toBeVisible();
  const searches = (await api.calls()).filter(({ operationId }) => operationId === 'quickSearch');
  expect(searches).toEqual([]);
});

test('a subscriber watches a film and downloads a file of it @states', async ({
  page,
  labels,
  signInAs,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, filmPage);
  await checkState(page, 'the film');
  await page.getByRole('main').getByRole('link', { name: labels.watch, exact: true }).click();
  await expectToPlay(page);
  await page.keyboard.press('Escape');
  await open(page, `/movie/download/${films.usual}`);
  const file = page.getByRole('main').getByRole('link', { name: labels.download, exact: true });
  const download = page.waitForEvent('download');
  await file.first().click();
  expect(new URL((await download).url()).pathname).toMatch(/^\/media\//);
  await (await download).cancel();
});

/** Serves only the beginning of each file, because a film's files have hundreds of megabytes. */
async function shorten(context: BrowserContext): Promise<void> {
  const bytes = 2_000_000;
  await context.route(/\/media\/download\//, async (route) => {
    const contentType = 'video/mp4';
    // The storefront waits only three seconds for the sizes, so these answers need no file.
    if (route.request().method() === 'HEAD') {
      return await route.fulfill({ contentType, headers: { 'content-length': `${bytes}` } });
    }
    const url = route.request().url();
    const answer = await context.request.get(url, { headers: { Range: `bytes=0-${bytes - 1}` } });
    return await route.fulfill({ contentType, body: await answer.body() });
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a subscriber watches a saved file @states', async ({ page, context, watch, signInAs }) => {
    watch.expectProblem(
      /request failed \(net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CACHE_MISS|ABORTED)\)/,
    );
    await signInAs(people.subscriber.mobile);
    await shorten(context);
    await openWithWorker(page, `/movie/download/${films.usual}`);
    await press(page.getByRole('button', { name: messages.save }));
    const modal = page.getByRole('dialog');
    await expect(modal.getByText(/مگابایت/).first()).toBeVisible();
    await checkState(page, 'the modal of saving a file');
    await press(modal.getByRole('button', { name: messages.begin }));
    await expect(modal.getByText(messages.saved).first()).toBeVisible();
    await expect.poll(() => cachedPaths(page)).toContain('/download');

    await context.setOffline(true);
    await page.goto('/');
    await expect(page).toHaveURL(/\/download$/);
    await press(page.getByRole('main').getByRole('button', { name: messages.play }));
    await expectToPlay(page);
  });
});

test('titles are found by kind, by genre and by name', async ({ page, labels }) => {
  await open(page, '/cinema');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  // The server sends no filter values. The sort orders are known.
  await expect(main.getByRole('button', { name: labels.sort })).toBeVisible();
  await expect(page.getByRole('button', { name: labels.language, exact: true })).toHaveCount(0);
  // The document contains all cards of the page.
  const dramas = await page.request.get('/genres/drama');
  expect(await dramas.text()).toContain(`href="/movie/${films.usual}"`);
  await page.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(page.getByRole('combobox', { name: labels.search })).toBeFocused();
  await page.keyboard.type('بی‌ستاره');
  await page.getByRole('link', { name: labels.allResults }).click();
  await expect(linkToFilm(page, films.usual)).toBeVisible();
});

test('a guest subscribes by automatic payment, the account shows this after the bank, and the film plays @specified @states', async ({
  page,
  api,
  labels,
}) => {
  await open(page, filmPage);
  await page.getByRole('main').getByRole('link', { name: titleMessages.fa.subscribe }).click();
  const plans = page.getByRole('dialog', { name: labels.subscribe });
  await plans.getByRole('listitem').getByRole('button').first().click();
  const mobile = newMobile();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await page.waitForURL(/\/plan\/m1/);
  await waitForHydration(page);
  await checkState(page, 'the plan');
  await page.getByRole('main').getByRole('button', { name: messages.setUpPayment }).click();
  const dialog = page.getByRole('dialog', { name: labels.automaticPayment });
  await dialog.getByRole('button', { name: labels.goToBank }).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(messages.subscribed);
  await checkState(page, 'what the account says');
  await open(page, filmPage);
  await page.getByRole('main').getByRole('link', { name: labels.watch, exact: true }).click();
  await expectToPlay(page);
});

test('a title without a file in a subscriber’s cart is sold to nobody: the page shows this before any payment @specified', async ({
  page,
  api,
  labels,
  language,
  startSite,
  anotherViewer,
  signInAs,
}) => {
  const body = { id: films.usual, type: 'movie', quality: null, force_to_buy: false, ref: '0' };
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  const { data }: { data: Cart } = await (
    await fetch(`${api.baseUrl}/ghost/get/cart`, options)
  ).json();
  const downloads = data.downloads.map((row) => ({ ...row, amount: 0 }));
  const altered = await startAlteredApi(api, {
    '/get/cart': { data: { ...data, downloads, pass: true, show_buy: false } },
  });
  const site = await startSite({ API_BASE_URL: altered.baseUrl, API_OPERATIONS: 'specified' });
  await signInAs(people.subscriber.mobile);
  const guest = await anotherViewer();
  for (const viewer of [page, guest]) {
    await open(viewer, site.origin + filmPage);
    const main = viewer.getByRole('main');
    await expect(main.getByText(messages.noFile)).toBeVisible();
    for (const name of [labels.watch, titleMessages[language].subscribe]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    // The plan's page may already be open, or its link may have been shared.
    await open(viewer, `${site.origin}${planForFilm}`);
    await expect(main.getByText(messages.noFile)).toBeVisible();
  }
  const logged = site.log().filter(({ event }) => event === 'no-file-to-play');
  expect(logged).toMatchObject([{ level: 'warning', title: `movie/${films.usual}` }]);
  await altered.stop();
});

test('credit that cannot be used is shown but not sold; an unknown outcome after the bank is shown with the tracking code @states', async ({
  page,
  labels,
  signInAs,
}) => {
  test.slow();
  await signInAs(newMobile());
  await page.clock.install();
  const main = page.getByRole('main');
  await open(page, '/profile');
  await expect(main.getByText('۰ تومان')).toBeVisible();
  await expect(main.getByRole('button', { name: labels.topUp })).toHaveCount(0);

  // An address of which this device has no record.
  await open(page, '/callback?tracking_code=PRD-4821-77');
  await expect(resultHeading(page)).toHaveText(messages.notKnownYet);
  await expect(main.getByText('PRD-4821-77')).toBeVisible();
  await checkState(page, 'what is not known');

  // The viewer left the bank's page without paying, and the account is unchanged.
  await open(page, '/profile/plans');
  await main.getByRole('button', { name: labels.automaticRenewal }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.goToBank }).click();
  await answerAtBank(page, 'leave');
  await passTime(page, () =>
    expect(resultHeading(page)).toHaveText(messages.notKnownYet, { timeout: 200 }),
  );
});
