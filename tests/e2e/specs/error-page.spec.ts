import type { Locale } from '@parde/domain';
import { startAlteredBuild } from '../support/altered-build.ts';
import { films, readFilm } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { linkToFilm, open, press, waitForHydration } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const film = `/movie/${films.usual}`;
const languages: Locale[] = ['fa', 'en'];

test('a page that the API does not give has status 503, and names its request', async ({
  page,
  api,
  startSite,
  watch,
}) => {
  const { origin } = await startSite({});
  watch.expectAnswer(503, /\/movie\//);
  for (const language of languages) {
    const say = words[language];
    await api.setFault({ operationId: 'getMovie', status: 500 });
    await page.context().addCookies([{ name: 'i18n_redirected', value: language, url: origin }]);
    const response = await page.goto(origin + film, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    expect(response?.status(), language).toBe(503);
    const id = response?.headers()['x-request-id'] ?? 'none';
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say.failed);
    await expect(page.locator('main')).toContainText(`${say.requestId}: ${id}`);

    // Both links away.
    await expect(page.getByRole('link', { name: say.goHome })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(heading).not.toHaveText(say.failed);
    await expect(heading).toBeVisible();
  }
});

test('support finds the shown request in the log; the page is not kept, and can be tried again', async ({
  api,
  startSite,
}) => {
  const own = await startSite({});
  await api.setFault({ operationId: 'getMovie', status: 500 });
  const { status, headers, text } = await ask(own.origin + film, {
    headers: { 'x-request-id': 'a-request-of-support' },
  });
  expect(status).toBe(503);
  expect(headers.get('x-request-id')).toBe('a-request-of-support');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).toContain('a-request-of-support');
  expect(text).not.toMatch(/at \w+ \(|node:internal|\.server\./);
  const failures = () => own.log().filter(({ event }) => event === 'page-failed');
  // The API's failing is no error of ours.
  expect(failures()).toMatchObject([{ level: 'warning', requestId: 'a-request-of-support' }]);

  const again = await ask(own.origin + film);
  expect(again.status).toBe(200);
  const { name_fa } = await readFilm(api, films.usual);
  const main = again.text.slice(again.text.indexOf('<main'));
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]).toContain(name_fa);
  expect(failures()).toHaveLength(1);
});

test('a page that the server can’t draw is an error page too, and not kept', async ({
  page,
  api,
  brand,
  say,
  watch,
}) => {
  // No answer can break a page: what cannot be read does not reach it. So this is a mistake of ours.
  const own = await startAlteredBuild(brand, api, (program) =>
    program.replace(/(?<=function MoviePage\(.*?\) \{)/, 'throw new Error("planted");'),
  );
  watch.allowOrigin(own.origin);
  watch.expectAnswer(500, /\/movie\//);
  const response = await page.goto(own.origin + film, { waitUntil: 'domcontentloaded' });
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([
    500,
    'private, no-store',
  ]);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(own.errors().join()).toContain('render-failed');
  await page.close();
  await own.stop();
});

test('no page that is kept names a request', async ({ site }) => {
  for (const path of ['/', film, `/movie/${films.unknown}`]) {
    const { headers, text } = await ask(site.origin + path);
    expect(text, path).not.toContain(headers.get('x-request-id') ?? '');
  }
});

test('a page that fails after a click names the request that failed', async ({
  page,
  api,
  say,
  watch,
}) => {
  await open(page, '/');
  watch.expectAnswer(500, /\/get\/movie\//);
  await api.setFault({ operationId: 'getMovie', status: 500, times: 5 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await press(linkToFilm(page, films.usual));
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
  const shown = await page.locator('main bdi').last().textContent();
  const answers = watch.requests().filter((request) => request.url().includes('/get/movie/'));
  const ids = await Promise.all(
    answers.map(async (request) => (await request.response())?.headers()['x-request-id']),
  );
  expect(ids).toContain(shown);
});

test('a frame that breaks leaves no blank screen', async ({ page, say, watch }) => {
  // React may try a second time by itself, and says that it did.
  watch.expectProblem(/the shell is broken|Minified React error #520/);
  await open(page, film);
  await page.evaluate(() => {
    // The shell reads the referral from here on each render.
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new Error('the shell is broken');
      },
    });
    // At once, because any event may rerender it.
    document.querySelector<HTMLElement>('main a[href^="/movie/"]:not([href*="show"])')?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('button', { name: say.tryAgain }).click();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say.failed);
});
