import { retryAtOnce } from '../support/faults.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { follow, holdRequests, linkToFilm, open } from '../support/journey.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(mainOf(html))?.[1];
}

test('an address that nobody knows says so, with status 404 and a way on', async ({
  page,
  watch,
  say,
}) => {
  watch.expectAnswer(404, /\/no\/such\/page$/);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
  await expect(page).toHaveTitle(new RegExp(say.notFound));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(linkToFilm(page, films.usual)).toBeAttached();
});

test('a film that nobody knows is a page that does not exist', async ({
  page,
  site,
  watch,
  say,
}) => {
  for (const path of ['/movie', '/movie/a%2Fb', '/movie/%3Cscript%3E']) {
    const { status, text } = await ask(site.origin + path);
    expect(status, path).toBe(404);
    expect(headingOf(text), path).toBe(say.notFound);
  }
  const path = `/movie/${films.unknown}`;
  watch.expectAnswer(404, new RegExp(`${path}$`));
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
});

for (const { path, operationId, there } of [
  { path: '/cinema', operationId: 'listTitles', there: 'a[href^="/movie/"]' },
  { path: '/profile', operationId: 'getUser', there: ':text("مهسا رضایی")' },
  { path: '/profile', operationId: 'getWallet', there: ':text("تومان")' },
] as const) {
  // React complains where the browser does not draw what the server has drawn.
  test(`${operationId} that did not come for ${path} is fetched by the browser, over the same page`, async ({
    page,
    api,
    watch,
    signInAs,
  }) => {
    // All that this page is about.
    if (path === '/cinema') watch.expectAnswer(503, /\/cinema$/);
    if (path === '/profile') await signInAs(people.subscriber.mobile);
    await api.setFault({ operationId, status: 500 });
    await open(page, path);
    await expect(page.getByRole('main').locator(there).first()).toBeVisible();
  });
}

test.describe('a part of the home page that did not come', () => {
  test('is fetched by the browser, and nobody notices', async ({ page, api, watch, say }) => {
    await api.setFault({ operationId: 'getDiscover', status: 500 });
    await open(page, '/');
    await expect(linkToFilm(page, films.usual)).toBeVisible();
    await expect(page.getByText(say.sectionFailed)).toHaveCount(0);
    expect(watch.apiCalls()).toContain('GET /get/discover');
    expect(watch.apiCalls()).not.toContain('GET /get/slider?ref=0');
  });

  test('fails alone, says so, and comes when it is asked for again, behind a bar', async ({
    page,
    api,
    watch,
    say,
  }) => {
    // A busy server has no time to ask again, and the browser does: neither may succeed.
    await api.setFault({ operationId: 'getSlider', status: 500, times: 10 });
    watch.expectAnswer(500, /\/get\/slider/);
    await open(page, '/');
    await expect(page.getByText(say.sectionFailed)).toBeVisible();
    await expect(linkToFilm(page, films.usual)).toBeVisible();

    await api.reset();
    const slider = await holdRequests(page, '**/api/v1/get/slider?*');
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(page.getByRole('progressbar', { name: say.loading })).toBeVisible();
    slider.release();
    await expect(page.getByText(say.sectionFailed)).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('region').first().getByRole('link').first()).toBeVisible();
  });

  test('comes as soon as the network is there again', async ({ page, api, watch, say, site }) => {
    await retryAtOnce(page);
    await open(page, '/download');
    await api.setFault({ operationId: 'getDiscover', drop: true, times: 10 });
    watch.expectAnswer(502, /\/get\/discover$/);
    await follow(page.locator('header a[href="/"]').first());
    await expect(page.getByText(say.sectionFailed)).toBeVisible({ timeout: 10_000 });
    await api.reset();
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(linkToFilm(page, films.usual)).toBeVisible();
    expect(site.errors()).toEqual([]);
  });
});
