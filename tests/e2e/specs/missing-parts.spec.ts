import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { alive, follow, linkToFilm, open, press } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('an address that nobody knows says so, with status 404 and a way on @story', async ({
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

test('a film that nobody knows is a page that does not exist', async ({ page, watch, say }) => {
  for (const path of [`/movie/${films.unknown}`, '/movie', '/movie/a%2Fb', '/movie/%3Cscript%3E']) {
    watch.expectAnswer(404, new RegExp(`${path}$`));
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
  }
});

test('what is still to be built says so, and is a page all the same', async ({ page, say }) => {
  for (const path of ['/download', '/profile/faq', '/channel/khabar', '/kids', '/magazines']) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status(), path).toBe(200);
    await alive(page);
    await expect(page.getByText(say.soon), path).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('a page that is not there, reached by a click, says so in the same document', async ({
  page,
  say,
  watch,
  api,
}) => {
  await open(page, '/');
  watch.expectAnswer(404, /\/get\/movie\//);
  // The film went away while the home page was open.
  await api.fail({ operationId: 'getMovie', status: 404, times: 5 });
  await press(linkToFilm(page, films.usual));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
});

test.describe('a part of the home page that did not come', () => {
  test('is fetched by the browser, and nobody notices', async ({ page, api, watch, say }) => {
    await api.fail({ operationId: 'getDiscover', status: 500 });
    await open(page, '/');
    await expect(linkToFilm(page, films.usual)).toBeVisible();
    await expect(page.getByText(say.sectionFailed)).toHaveCount(0);
    expect(watch.apiCalls()).toContain('GET /get/discover');
    expect(watch.apiCalls()).not.toContain('GET /get/slider?ref=0');
  });

  test('fails alone, says so, and comes when it is asked for again @story', async ({
    page,
    api,
    watch,
    say,
  }) => {
    await api.fail({ operationId: 'getSlider', status: 500, times: 2 });
    watch.expectAnswer(500, /\/get\/slider/);
    await open(page, '/');
    await expect(page.getByText(say.sectionFailed)).toBeVisible();
    await expect(linkToFilm(page, films.usual)).toBeVisible();

    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(page.getByText(say.sectionFailed)).toHaveCount(0);
    await expect(page.getByRole('region').first().getByRole('link').first()).toBeVisible();
  });

  test('comes as soon as the network is there again', async ({ page, api, watch, say, site }) => {
    await open(page, `/movie/${films.usual}`);
    await api.fail({ operationId: 'getDiscover', drop: true, times: 10 });
    watch.expectAnswer(502, /\/get\/discover$/);
    await follow(page.locator('header a[href="/"]').first());
    await expect(page.getByText(say.sectionFailed)).toBeVisible({ timeout: 10_000 });
    await api.clear();
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(linkToFilm(page, films.usual)).toBeVisible();
    expect(site.errors()).toEqual([]);
  });
});

test('a film that could not be fetched says so with status 500, is not kept, and can be tried again', async ({
  page,
  api,
  site,
  startSite,
}) => {
  const own = await startSite({});
  await api.fail({ operationId: 'getMovie', status: 500 });
  const answer = await ask(`${own.origin}/movie/${films.usual}`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.text).not.toMatch(/at \w+ \(|node:internal|\.server\./);
  expect(own.errors().join()).toContain('page-failed');

  await open(page, `/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(site.errors()).toEqual([]);
});
