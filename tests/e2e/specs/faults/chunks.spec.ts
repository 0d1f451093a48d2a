import type { Page } from '@playwright/test';
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
} from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';
import type { Watch } from '../../support/watch.ts';

const moviePage = /\/assets\/movie-[\w-]+\.js$/;
const entry = /\/assets\/client-[\w-]+\.js$/;

/** Expects the browser's errors for requests that the test aborts. */
function expectCuts(watch: Watch): void {
  watch.expectProblem(/request failed \(net::ERR_FAILED\)/);
}

function countDocuments(watch: Watch): number {
  return watch.requests().filter((request) => request.isNavigationRequest()).length;
}

async function cut(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}

/** Waits until the next document has hydrated. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await act();
  await loaded;
  await waitForHydration(page);
}

test('a page’s script that fails causes one reload, then an error page with two ways to continue', async ({
  page,
  watch,
  labels,
}) => {
  expectCuts(watch);
  await open(page, '/');
  await cut(page, moviePage);
  // The reloaded document has all texts until its script fails too.
  await press(linkToFilm(page, films.usual));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.failed);
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  expect(countDocuments(watch)).toBe(2);

  // Both ways to continue work. On a page that is hydrated already, the shell shows the error.
  await press(page.getByRole('link', { name: labels.goHome }));
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await press(linkToFilm(page, films.usual));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.failed);
  await page.unroute(moviePage);
  await page.getByRole('button', { name: labels.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(labels.failed);
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  expect(countDocuments(watch)).toBe(4);
});

test('a menu’s script that fails causes one reload, then the page with the same content', async ({
  page,
  watch,
  labels,
}) => {
  expectCuts(watch);
  await cut(page, /\/assets\/(SearchPanel|SiteSideMenu|LoginModal)-[\w-]+\.(js|css)$/);
  await open(page, framedPath);
  const search = page.getByRole('button', { name: labels.search, exact: true });
  await reloaded(page, () => press(search));
  expect(countDocuments(watch)).toBe(2);
  await expect(page).toHaveURL(framedPath);
  await press(search);
  await expect(page).toHaveURL('/search');

  await press(page.getByRole('button', { name: labels.menu, exact: true }));
  await expect(page).toHaveURL('/genres');
  await press(page.getByRole('banner').getByRole('link', { name: labels.signIn, exact: true }));
  await expect(page).toHaveURL('/login?redirect=%2Fgenres');
  expect(countDocuments(watch)).toBe(2);
});

test('a script that fails while it is only prefetched causes no reload', async ({
  page,
  watch,
  labels,
}) => {
  expectCuts(watch);
  await open(page, '/');
  const panel = /\/assets\/SearchPanel-[\w-]+\.js$/;
  const search = page.getByRole('button', { name: labels.search, exact: true });
  for (const [files, target] of [
    [panel, search],
    [moviePage, linkToFilm(page, films.usual)],
  ] as const) {
    await intercept(page, files, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await target.focus();
    await failed;
    // A prefetch may send two requests. A click must not join a request that is failing.
    await waitForRequests(page, watch);
  }
  await unfoldFooter(page);
  await follow(page.locator('footer a[href^="/profile/"]').first());
  expect(countDocuments(watch)).toBe(1);
});

for (const [name, files] of [
  ['the entry script', entry],
  ['a script of messages', /\/assets\/shell-[\w-]+\.js$/],
] as const) {
  test(`${name} that fails causes one reload, then an error page`, async ({
    page,
    watch,
    labels,
  }) => {
    expectCuts(watch);
    await cut(page, files);
    await page.goto('/login', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(labels.failed);
    await expect(page.getByRole('link', { name: labels.goHome })).toHaveAttribute('href', '/');
    expect(countDocuments(watch)).toBe(2);

    await page.unroute(files);
    await page.getByRole('button', { name: labels.tryAgain }).click();
    await waitForHydration(page);
    await expect(heading).not.toHaveText(labels.failed);
    expect(countDocuments(watch)).toBe(3);
  });
}
