import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { films } from '../support/films.ts';
import { open, waitForHydration, waitForIdle } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { expectSpokenWell } from '../support/spoken.ts';
import { expect, test } from '../support/test.ts';

const card = `main li a[href="/movie/${films.usual}"]`;

// The server keeps it until it stops.
test.beforeEach(({ signInAs }) => signInAs(newMobile()));

async function keep(page: Page, list: string, id: string = films.usual): Promise<void> {
  const answer = await page.request.post('/api/v1/my/list/add', {
    data: { list, content_type: 'movie', id },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
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
  await keep(page, 'watchlist');
  await keep(page, 'liked');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(card)).toBeVisible();

  await test.step('taking out that fails is taken back with a word', async () => {
    await waitForIdle(page);
    watch.expectAnswer(500, /\/my\/list\/remove/);
    await api.setFault({ operationId: 'removeFromMyList', status: 500 });
    await page.getByRole('button', { name: say.removeFromList }).click();
    await expect(
      page.getByRole('region', { name: say.messages }).getByText(say.notRemoved),
    ).toBeVisible();
    await expect(page.locator(card)).toBeVisible();
  });

  await page.getByRole('button', { name: say.removeFromList }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say.emptyWatchlist })).toBeVisible();
  await page.getByRole('button', { name: say.undo }).click();
  await expect(page.locator(card)).toBeVisible();

  await page.getByRole('navigation', { name: say.myLists }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/profile/list/liked');
  await expect(page.locator(card)).toBeVisible();
});

test('a list that nobody has is no page', async ({ page, say, watch }) => {
  watch.expectAnswer(404, /\/profile\/list\/secret$/);
  await open(page, '/profile/list/secret');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
});

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing on the lists, by day and by night, and 320 pixels hold them', async ({
      page,
      say,
    }) => {
      await open(page, '/profile/list/history');
      await expectAccessible(page, 'an empty one');
      await keep(page, 'watchlist', films.persian);
      await open(page, '/profile/list');
      await expect(page.locator(`main a[href="/movie/${films.persian}"]`)).toBeVisible();
      await expectAccessible(page, 'one with a film');
      await page.getByRole('button', { name: say.removeFromList }).click();
      await expect(page.getByRole('button', { name: say.undo })).toBeVisible();
      await expectSpokenWell(page, 'the message that it is out');
    });
  });
}
