import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { films } from '../support/films.ts';
import { open, press, waitForHydration, waitForIdle } from '../support/journey.ts';
import { keep } from '../support/library.ts';
import { newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

const card = `main li a[href="/movie/${films.usual}"]`;

// The server keeps it until it stops.
test.beforeEach(({ signInAs }) => signInAs(newMobile()));

/** By the menu of the first card. */
async function takeOut(page: Page, say: (typeof words)['fa']): Promise<void> {
  await press(page.locator('main li').getByRole('button').first());
  await press(page.getByRole('dialog').getByRole('button', { name: say.removeFromList }));
}

test('an empty list leads on; what is kept is in its list, taken out and put back', async ({
  page,
  api,
  say,
  watch,
}) => {
  await open(page, '/profile/list');
  await expect(page.getByRole('heading', { name: say.emptyWatchlist })).toBeVisible();
  await expect(page.locator('main a[href="/cinema"]')).toBeVisible();
  await keep(page, 'watchlist', films.usual);
  await keep(page, 'liked', films.usual);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(card)).toBeVisible();

  await test.step('taking out that fails is taken back with a word', async () => {
    await waitForIdle(page);
    watch.expectAnswer(500, /\/my\/list\/remove/);
    await api.setFault({ operationId: 'removeFromMyList', status: 500 });
    await takeOut(page, say);
    await expect(
      page.getByRole('region', { name: say.messages }).getByText(say.notRemoved),
    ).toBeVisible();
    await expect(page.locator(card)).toBeVisible();
  });

  await takeOut(page, say);
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say.emptyWatchlist })).toBeVisible();
  await page.getByRole('button', { name: say.undo }).click();
  await expect(page.locator(card)).toBeVisible();

  await page.getByRole('navigation', { name: say.myLists }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/profile/list/liked');
  await expect(page.locator(card)).toBeVisible();
});

test('an address that names no list opens the first that holds something, and counts it', async ({
  page,
  say,
}) => {
  await open(page, '/profile/list');
  await keep(page, 'liked', films.usual);
  for (const address of ['/profile', '/profile/list']) {
    await open(page, address);
    await expect(page.locator(card)).toBeVisible();
    const tabs = page.getByRole('navigation', { name: say.myLists }).getByRole('link');
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(tabs.nth(1)).toHaveText(/۱$/);
    // Nothing is said of those that are empty, which can be opened all the same.
    await expect(tabs.first()).not.toHaveText(/\d|[۰-۹]/);
  }
  await page.getByRole('navigation', { name: say.myLists }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: say.emptyWatchlist })).toBeVisible();
});

test('a list that nobody has is no page', async ({ page, say, watch }) => {
  watch.expectAnswer(404, /\/profile\/list\/secret$/);
  await open(page, '/profile/list/secret');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
});

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing on the lists, by day and by night, and 320 pixels hold them @states', async ({
      page,
      say,
    }) => {
      await open(page, '/profile/list/history');
      await checkState(page, 'an empty one');
      await keep(page, 'watchlist', films.persian);
      await open(page, '/profile/list');
      await expect(page.locator(`main a[href="/movie/${films.persian}"]`)).toBeVisible();
      await checkState(page, 'one with a film');
      await takeOut(page, say);
      await expect(page.getByRole('button', { name: say.undo })).toBeVisible();
      await checkState(page, 'the message that it is out');
    });
  });
}
