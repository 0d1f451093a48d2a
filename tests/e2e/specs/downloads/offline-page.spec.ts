import { createServer } from 'node:http';
import { cookieNames, type Locale, storageKeys } from '@parde/domain';
import { checkState } from '../../page-checks/check.ts';
import { framedPath, open, passTime, press, waitForIdle } from '../../support/journey.ts';
import { cachedPaths, openWithWorker } from '../../support/service-worker.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => {
  watch.expectProblem(
    /request failed \(net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CACHE_MISS|EMPTY_RESPONSE|CONNECTION_\w+)\)/,
  );
});

const downloaded: Record<Locale, RegExp> = { fa: /بدون اینترنت هم/, en: /plays from your device/ };

test('a page that is reloaded while the site is unreachable shows the offline page, and loads automatically when it can @states', async ({
  page,
  api,
  labels,
  startSite,
  watch,
}) => {
  const film = await readFilm(api, films.usual);
  const name = film.name_fa ?? '';
  const site = await startSite({});
  await page.clock.install();
  await openWithWorker(page, `${site.origin}/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await test.step('the worker caches scripts and fonts of the shell, and nothing that could be stale', async () => {
    const cached = await cachedPaths(page);
    for (const part of ['client', 'platform', 'frame', 'shell', 'persian']) {
      expect(cached).toContainEqual(expect.stringMatching(`^/assets/${part}-`));
    }
    expect(cached.filter((path) => !/^\/assets\/[\w-]+\.(?:js|woff2)$/.test(path))).toEqual([]);
  });

  await site.stop();
  watch.expectAnswer(503, /\/movie\//);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(labels.offline);
  await expect(page).toHaveTitle(`${labels.offline} | پرده`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(name), 'the page of before is not shown').toHaveCount(0);
  await expect(page.getByText(downloaded.fa)).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  const fonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toContain('Vazirmatn loaded');
  await checkState(page, 'the offline page');

  await test.step('a click retries, and after a failure the offline page stays', async () => {
    const again = page.waitForEvent('load');
    await press(page.getByRole('button', { name: labels.tryAgain }));
    await again;
    await expect(heading).toHaveText(labels.offline);
  });

  await test.step('the page is dark if the viewer has chosen night mode', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const byDay = await ground();
    await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKeys.nightMode);
    await page.reload();
    expect(await ground()).not.toBe(byDay);
  });

  const { port } = new URL(site.origin);
  await test.step('a working connection does not end the offline page while the page itself is lost twice', async () => {
    const lost: string[] = [];
    const poor = createServer(({ url, socket }, response) => {
      if (url === '/healthz') return response.end();
      lost.push(`${url}`);
      socket.destroy();
    });
    await new Promise<void>((resolve) => poor.listen(Number(port), '127.0.0.1', resolve));
    const pages = () => lost.filter((url) => url.startsWith('/movie/')).length;
    // The browser sends each request twice, because a reused connection may have been closed.
    await passTime(page, async () => expect(pages()).toBeGreaterThan(2));
    poor.closeAllConnections();
    await new Promise((resolve) => poor.close(resolve));
  });

  await startSite({ PORT: port, SERVICE_WORKER: '0' });
  await passTime(page, () =>
    expect(heading, 'nobody has pressed anything').toHaveText(name, { timeout: 200 }),
  );

  await test.step('a release without the worker removes it and its caches', async () => {
    const shown = await heading.elementHandle();
    const left = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.length + (await caches.keys()).length;
      });
    await expect.poll(left).toBe(0);
    expect(await shown?.isVisible(), 'the open page stays').toBe(true);
    // The pages of this release register no worker.
    await open(page, `${site.origin}/profile/faq`);
    await waitForIdle(page);
    expect(await left()).toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('a viewer who goes offline gets a message in their language, and a child’s message has no further texts', async ({
    page,
    context,
    site,
    labels,
    watch,
  }) => {
    await openWithWorker(page, '/profile/faq');
    await context.setOffline(true);
    watch.expectAnswer(503, /\/(?:cinema|kids)$/);
    /** Opens the page in a new tab. It reloads automatically, which would interrupt a navigation away from it. */
    const openOffline = async (path: string) => {
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(labels.offline);
      return tab;
    };
    const cinema = await openOffline('/cinema');
    await expect(cinema).toHaveTitle(`${labels.offline} | Parde`);
    await expect(cinema.locator('html')).toHaveAttribute('lang', 'en');
    await expect(cinema.getByText(downloaded.en)).toBeVisible();
    await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
    const kids = await openOffline('/kids');
    await expect(kids.getByText(downloaded.en)).toHaveCount(0);
    await expect(kids.getByRole('link')).toHaveCount(0);

    await context.clearCookies({ name: cookieNames.kids });
    await context.setOffline(false);
    await expect(cinema.getByRole('banner').getByRole('link').first()).toBeVisible();
  });
});

test('the worker passes on the server’s answers, caches only files of the shell, and makes the site installable @pictures', async ({
  page,
  context,
  site,
  labels,
  watch,
}) => {
  await openWithWorker(page, framedPath);
  watch.expectAnswer(404, /\/nowhere$/);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);

  const answers = { cached: new Set<string>(), others: new Set<string>() };
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = /^\/(?:assets\/[a-z]+|api|media)/.exec(pathname)?.[0] ?? 'page';
    // Skip the worker's own requests, which no page sent.
    if (response.request().serviceWorker()) return;
    (response.fromServiceWorker() && kind !== 'page' ? answers.cached : answers.others).add(kind);
  });
  await open(page, '/cinema');
  const parts = ['client', 'frame', 'persian', 'platform', 'shell'].map(
    (name) => `/assets/${name}`,
  );
  await expect.poll(() => [...answers.cached]).toEqual(expect.arrayContaining(parts));
  const rest = ['/api', '/media', 'page'];
  await expect.poll(() => [...answers.others]).toEqual(expect.arrayContaining(rest));
  expect(parts.filter((part) => answers.others.has(part))).toEqual([]);
  expect([...answers.cached].filter((kind) => !kind.startsWith('/assets/'))).toEqual([]);

  const browser = await context.newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The browser of a test is a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons = [], screenshots = [], shortcuts = [] } = manifest ?? {};
  expect(screenshots.map(({ formFactor }) => formFactor)).toEqual(['kNarrow', 'kWide']);
  expect(shortcuts).toHaveLength(4);
  const files = [...icons, ...screenshots.map(({ image }) => image)];
  for (const { url } of files) {
    expect((await page.request.get(url)).status(), url).toBe(200);
  }
  for (const { url } of shortcuts) {
    expect((await page.request.get(url)).status(), url).toBe(200);
    expect(url.startsWith(site.origin)).toBe(true);
  }
});
