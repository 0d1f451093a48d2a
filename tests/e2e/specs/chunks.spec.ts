import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import {
  follow,
  framedPath,
  intercept,
  linkToFilm,
  open,
  press,
  unfoldFooter,
  waitForHydration,
  waitForRequests,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';

const moviePage = /\/assets\/movie-[\w-]+\.js$/;
const entry = /\/assets\/client-[\w-]+\.js$/;
const frame = /\/assets\/frame-[\w-]+\.js$/;

/** The browser's messages about requests that the test aborted. */
function expectCuts(watch: Watch): void {
  watch.expectProblem(/request failed \(net::ERR_FAILED\)/);
}

function countDocuments(watch: Watch): number {
  return watch.requests().filter((request) => request.isNavigationRequest()).length;
}

async function cut(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}

function block(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** Waits until the next document has hydrated. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await act();
  await loaded;
  await waitForHydration(page);
}

test.describe('a page’s script that does not come', () => {
  test('brings one reload, then an error page with a way on', async ({ page, watch, say }) => {
    expectCuts(watch);
    await open(page, '/');
    await cut(page, moviePage);
    // The document that comes has all the words, until its script fails too.
    await press(linkToFilm(page, films.usual));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
    await expect(page).toHaveURL(`/movie/${films.usual}`);
    expect(countDocuments(watch)).toBe(2);

    // Both ways on work. From a page that is hydrated it is the shell that shows the error.
    await press(page.getByRole('link', { name: say.goHome }));
    await expect(page).toHaveURL('/');
    await waitForHydration(page);
    await press(linkToFilm(page, films.usual));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
    await page.unroute(moviePage);
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say.failed);
    await expect(page).toHaveURL(`/movie/${films.usual}`);
    expect(countDocuments(watch)).toBe(4);
  });

  test('brings another reload after a minute', async ({ page, watch, say }) => {
    expectCuts(watch);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('noted')) return;
      sessionStorage.setItem('noted', '1');
      localStorage.setItem('chunkReloadedAt', String(Date.now() - 60_000));
    });
    await open(page, '/');
    // Aborts every request of this document, by touch and by press; the next document gets it.
    await intercept(page, moviePage, (route) =>
      countDocuments(watch) < 2 ? route.abort() : route.continue(),
    );
    await reloaded(page, () => press(linkToFilm(page, films.usual)));
    expect(countDocuments(watch)).toBe(2);
    await expect(page).toHaveURL(`/movie/${films.usual}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say.failed);
  });

  test('brings no reload where that can’t be noted', async ({ page, watch, say }) => {
    expectCuts(watch);
    await block(page);
    await open(page, '/');
    await cut(page, moviePage);
    await press(linkToFilm(page, films.usual));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
    expect(countDocuments(watch)).toBe(1);
  });

  test('is nobody’s business while it is only fetched ahead', async ({ page, watch }) => {
    expectCuts(watch);
    await open(page, '/');
    await cut(page, moviePage);
    const failed = page.waitForEvent('requestfailed', (request) => moviePage.test(request.url()));
    await linkToFilm(page, films.usual).focus();
    await failed;
    // A prefetch may ask in two ways: a press must not join one that is failing.
    await waitForRequests(page, watch);
    await unfoldFooter(page);
    await follow(page.locator('footer a[href^="/profile/"]').first());
    expect(countDocuments(watch)).toBe(1);
  });

  test('that came and is broken is an error like any other, and brings no reload', async ({
    page,
    watch,
    say,
  }) => {
    watch.expectProblem(/error on the page: the page is broken/);
    await open(page, '/');
    await intercept(page, moviePage, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("the page is broken")',
      }),
    );
    const red = page.waitForEvent('pageerror');
    await press(linkToFilm(page, films.usual));
    expect((await red).message).toBe('the page is broken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
    expect(countDocuments(watch)).toBe(1);
  });
});

test.describe('a menu’s script that does not come', () => {
  test('brings one reload, then the page that has the same', async ({ page, watch, say }) => {
    expectCuts(watch);
    await cut(page, /\/assets\/(SearchPanel|SiteSideMenu|LoginModal)-[\w-]+\.(js|css)$/);
    await open(page, framedPath);
    const search = page.getByRole('button', { name: say.search, exact: true });
    await reloaded(page, () => press(search));
    expect(countDocuments(watch)).toBe(2);
    await expect(page).toHaveURL(framedPath);
    await press(search);
    await expect(page).toHaveURL('/search');

    await press(page.getByRole('button', { name: say.menu, exact: true }));
    await expect(page).toHaveURL('/genres');
    await press(page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }));
    await expect(page).toHaveURL('/login?redirect=%2Fgenres');
    expect(countDocuments(watch)).toBe(2);
  });

  test('is nobody’s business while it is only likely to be wanted', async ({
    page,
    watch,
    say,
  }) => {
    expectCuts(watch);
    const panel = /\/assets\/SearchPanel-[\w-]+\.js$/;
    await cut(page, panel);
    await open(page, framedPath);
    const search = page.getByRole('button', { name: say.search, exact: true });
    const failed = page.waitForEvent('requestfailed', (request) => panel.test(request.url()));
    await search.focus();
    await failed;
    await waitForRequests(page, watch);
    expect(countDocuments(watch)).toBe(1);
    await page.unroute(panel);
    // Chromium fetches it again since 156. Before, it stayed failed: who wanted it after all needed another document.
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox');
    await expect(async () => {
      if (countDocuments(watch) > 1 && !(await field.isVisible())) await press(search);
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    expect(countDocuments(watch)).toBeLessThan(3);
  });
});

for (const [name, files] of [
  ['the entry script', entry],
  ['a script that the first page needs', frame],
] as const) {
  test(`${name} that does not come brings one reload, then an error page`, async ({
    page,
    watch,
    say,
  }) => {
    expectCuts(watch);
    await cut(page, files);
    await page.goto(`/movie/${films.usual}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
    await expect(page.getByRole('link', { name: say.goHome })).toHaveAttribute('href', '/');
    expect(countDocuments(watch)).toBe(2);

    await page.unroute(files);
    await page.getByRole('button', { name: say.tryAgain }).click();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say.failed);
    expect(countDocuments(watch)).toBe(3);
  });
}

test('an entry script that comes at the second try leaves no trace', async ({
  page,
  watch,
  say,
}) => {
  expectCuts(watch);
  await page.route(entry, (route) =>
    countDocuments(watch) < 2 ? route.abort() : route.continue(),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => countDocuments(watch)).toBe(2);
  await waitForHydration(page);
  await expect(page.getByText(say.failed)).toHaveCount(0);
});

test('words that do not come bring one reload, then the error page', async ({
  page,
  watch,
  say,
}) => {
  expectCuts(watch);
  await cut(page, /\/assets\/shell-[\w-]+\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
  expect(countDocuments(watch)).toBe(2);
});
