import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, press, pushPath, waitForHydration, waitForIdle } from '../../support/journey.ts';
import { addToList } from '../../support/library.ts';
import type { Messages } from '../../support/messages.ts';
import { newMobile } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const card = `main li a[href="/movie/${films.usual}"]`;

/** Removes the first card's title by the card's menu. */
async function takeOut(page: Page, labels: Messages): Promise<void> {
  await press(page.locator('main li').getByRole('button').first());
  await press(page.getByRole('dialog').getByRole('button', { name: labels.removeFromList }));
}

test('an empty list links to the films; an address without a list opens the first list with titles; a saved title is removed and restored @states', async ({
  page,
  api,
  labels,
  signInAs,
  watch,
}) => {
  // A new viewer, because the server stores the lists until it stops.
  await signInAs(newMobile());
  const empty = page.getByRole('heading', { name: labels.emptyWatchlist });
  const tabs = page.getByRole('navigation', { name: labels.myLists }).getByRole('link');
  await open(page, '/profile/list');
  await expect(empty).toBeVisible();
  await expect(page.locator('main a[href="/cinema"]')).toBeVisible();
  await checkState(page, 'an empty list');

  await test.step('the first list with titles opens, and shows their number', async () => {
    await addToList(page, 'liked', films.usual);
    await open(page, '/profile');
    for (const address of ['/profile', '/profile/list']) {
      await pushPath(page, address);
      await expect(page.locator(card)).toBeVisible();
      await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
      await expect(tabs.nth(1)).toHaveText(/۱$/);
      // Empty lists show no number, but can be opened.
      await expect(tabs.first()).not.toHaveText(/\d|[۰-۹]/);
    }
    await tabs.first().click();
    await expect(empty).toBeVisible();
  });

  await addToList(page, 'watchlist', films.usual);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(card)).toBeVisible();
  await checkState(page, 'a list with a film');

  await test.step('a failed removal is rolled back with a notice', async () => {
    await waitForIdle(page);
    watch.expectAnswer(500, /\/my\/list\/remove/);
    await api.setFault({ operationId: 'removeFromMyList', status: 500 });
    await takeOut(page, labels);
    const messages = page.getByRole('region', { name: labels.messages });
    await expect(messages.getByText(labels.notRemoved)).toBeVisible();
    await expect(page.locator(card)).toBeVisible();
  });

  await takeOut(page, labels);
  await expect(page.locator(card)).toHaveCount(0);
  await expect(empty).toBeVisible();
  await expect(page.getByRole('button', { name: labels.undo })).toBeVisible();
  await checkState(page, 'the message that it is out');
  await page.getByRole('button', { name: labels.undo }).click();
  await expect(page.locator(card)).toBeVisible();
  await tabs.nth(1).click();
  await expect(page).toHaveURL('/profile/list/liked');
  await expect(page.locator(card)).toBeVisible();

  const none = await page.request.get('/profile/list/secret');
  expect(none.status(), 'a list that nobody has').toBe(404);
  expect(await none.text()).toContain(labels.notFound);
});
