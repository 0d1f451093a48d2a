import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkToFilm, open, press, waitForHydration } from '../../support/journey.ts';
import { buildOf, startBrandServer } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

/** Starts a brand's server with altered code: `alter` is called with each program of the build. */
async function startAlteredBuild(
  brand: string,
  api: ReferenceApi,
  alter: (program: string) => string,
) {
  const folder = await mkdtemp(join(tmpdir(), 'parde-altered-'));
  await cp(join(buildOf(brand).server, '..'), folder, { recursive: true });
  const build = { server: join(folder, 'server'), client: join(folder, 'client') };
  const names = await readdir(build.server, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(build.server, name);
    await writeFile(file, alter(await readFile(file, 'utf8')));
  }
  const site = await startBrandServer(brand, api.baseUrl, {}, build);
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const film = `/movie/${films.usual}`;

test('a page whose API call failed has status 503, is not cached, shows its request id, and can be retried', async ({
  page,
  api,
  site,
  labels,
  watch,
}) => {
  const failures = () => site.log().filter(({ event }) => event === 'page-failed');
  const before = failures().length;
  await api.setFault({ operationId: 'getMovie', status: 500 });
  const { status, headers, text } = await sendRequest(site.origin + film, {
    headers: { 'x-request-id': 'a-request-of-support' },
  });
  expect(status).toBe(503);
  expect(headers.get('x-request-id')).toBe('a-request-of-support');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).toContain('a-request-of-support');
  expect(text).not.toMatch(/at \w+ \(|node:internal|\.server\./);
  // A failure of the API is not logged as an error of ours.
  const [failure] = failures().slice(before);
  expect(failure).toMatchObject({ level: 'warning', requestId: 'a-request-of-support' });
  // A page that may be cached shows no request id.
  for (const path of ['/', film, `/movie/${films.unknown}`]) {
    const cachedPage = await sendRequest(site.origin + path);
    expect(cachedPage.text, path).not.toContain(cachedPage.headers.get('x-request-id') ?? '');
  }
  expect(failures()).toHaveLength(before + 1);

  watch.expectAnswer(503, /\/movie\//);
  await api.setFault({ operationId: 'getMovie', status: 500 });
  const response = await page.goto(film, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(labels.failed);
  const id = response?.headers()['x-request-id'] ?? 'none';
  await expect(page.locator('main')).toContainText(`${labels.requestId}: ${id}`);
  await expect(page.getByRole('link', { name: labels.goHome })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: labels.tryAgain }).click();
  await expect(heading).toHaveText((await readFilm(api, films.usual)).name_fa ?? '');
});

test('an error of ours gives a page with status 500 that is not cached', async ({
  page,
  api,
  brand,
  labels,
  watch,
}) => {
  // The API cannot break a page, because an unreadable answer never reaches the page. So plant errors in our own code.
  const own = await startAlteredBuild(brand, api, (program) =>
    program
      .replace(/(?<=function MoviePage\(.*?\) \{)/, 'throw new Error("planted");')
      .replace('guard: "guest-only"', 'guard: "vip"'),
  );
  watch.allowOrigin(own.origin);
  watch.expectAnswer(500, /\/movie\//);
  const response = await page.goto(own.origin + film, { waitUntil: 'domcontentloaded' });
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([
    500,
    'private, no-store',
  ]);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.failed);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(own.errors().join()).toContain('render-failed');

  await test.step('a route with an unknown guard', async () => {
    for (const [cookies, words] of [
      [{ i18n_redirected: 'en' }, 'Unknown middleware'],
      [{}, 'میان‌افزار ناشناخته'],
    ] as const) {
      const { status, headers, text } = await sendRequest(`${own.origin}/login`, { cookies });
      expect([status, headers.get('cache-control')]).toEqual([500, 'private, no-store']);
      expect(text).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
      expect(text).toContain('href="/"');
    }
  });
  await page.close();
  await own.stop();
});

test('a page that fails after a click shows the id of the failed request; a broken shell leaves no blank screen', async ({
  page,
  api,
  labels,
  watch,
}) => {
  await open(page, '/');
  watch.expectAnswer(500, /\/get\/movie\//);
  await api.setFault({ operationId: 'getMovie', status: 500, times: 5 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await press(linkToFilm(page, films.usual));
  await failed;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(labels.failed);
  const shown = await page.locator('main bdi').last().textContent();
  const answers = watch.requests().filter((request) => request.url().includes('/get/movie/'));
  const ids = await Promise.all(
    answers.map(async (request) => (await request.response())?.headers()['x-request-id']),
  );
  expect(ids).toContain(shown);

  await api.reset();
  await page.getByRole('button', { name: labels.tryAgain }).click();
  await expect(heading).not.toHaveText(labels.failed);
  // A retry loads a document.
  await waitForHydration(page);
  // React may retry by itself, and then reports the error.
  watch.expectProblem(/the shell is broken|Minified React error #520/);
  await page.evaluate(() => {
    // The shell reads the referral from `document.cookie` on each render.
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new Error('the shell is broken');
      },
    });
    // Click at once, because any event may rerender the shell.
    document.querySelector<HTMLElement>('main a[href^="/movie/"]:not([href*="show"])')?.click();
  });
  await expect(heading).toHaveText(labels.failed);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('button', { name: labels.tryAgain }).click();
  await waitForHydration(page);
  await expect(heading).not.toHaveText(labels.failed);
});
