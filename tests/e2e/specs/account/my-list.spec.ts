import type { Locator, Page } from '@playwright/test';
import { open, press, waitForHydration, waitForRequests } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { newMobile } from '../../support/purchase.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';

interface MenuCard {
  readonly name: string;
  /** The button that opens the card's sheet. */
  readonly dots: Locator;
}

/** Returns a card with a menu. Shelves far below have no menus yet. */
async function cardAt(page: Page, labels: Messages, index = 0): Promise<MenuCard> {
  const cards = page.locator('main li div:has(> a):has(> button)');
  await expect(cards.first()).toBeAttached();
  const name = (await cards.nth(index).locator('a bdi').first().textContent()) ?? '';
  return {
    name,
    dots: page.getByRole('button', { name: labels.optionsOf(name), exact: true }).first(),
  };
}

/** The button for the list in the open sheet. */
const toggleIn = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: titleMessages.fa.myList, exact: true });

const expectPressed = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'true');
const isFree = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'false');

test('a guest who does not sign in saves nothing; after the sign-in the title is in the list, can be removed, and failures show a notice', async ({
  page,
  context,
  api,
  labels,
  watch,
}) => {
  await open(page, '/');
  const card = await cardAt(page, labels);
  const dialog = page.getByRole('dialog');
  const toggle = toggleIn(page);
  await press(card.dots);
  await isFree(toggle);
  await press(toggle);
  await expect(dialog.getByText(labels.signInToAdd)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await api.calls()).filter(({ method }) => method === 'POST')).toEqual([]);

  const mobile = newMobile();
  await press(card.dots);
  await isFree(toggle);
  await press(toggle);
  await expect(dialog.getByText(labels.signInToAdd)).toBeVisible();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByText(labels.addedToList(card.name))).toBeVisible();
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await press(card.dots);
  await expectPressed(toggle);

  await test.step('by keyboard every key press counts, in order', async () => {
    watch.clearRequests();
    await toggle.focus();
    for (const state of [isFree, expectPressed, isFree]) {
      await page.keyboard.press('Enter');
      await state(toggle);
    }
    const changes = () => watch.apiCalls().filter((call) => call.startsWith('POST'));
    await expect.poll(() => changes().length).toBe(3);
    expect(new Set(changes()).size).toBe(2);
    await waitForRequests(page, watch);
    await isFree(toggle);
  });

  const messages = page.getByRole('region', { name: labels.messages });
  await test.step('a failed change is rolled back with a notice, and can be retried', async () => {
    watch.expectAnswer(500, /my/);
    await api.setFault({ operationId: 'addToMyList', status: 500 });
    await press(toggle);
    await expect(messages.getByText(labels.notAdded(card.name))).toBeVisible();
    await isFree(toggle);
    await messages.getByRole('button', { name: labels.tryAgain }).click();
    await expectPressed(toggle);
    await expect(messages.getByText(labels.notAdded(card.name))).toHaveCount(0);
  });

  await test.step('a change without a connection is rolled back as well', async () => {
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveCount(0);
    const another = await cardAt(page, labels, 1);
    await press(another.dots);
    await isFree(toggle);
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await press(toggle);
    await expect(messages.getByText(labels.notAdded(another.name))).toBeVisible();
    await isFree(toggle);
    await context.setOffline(false);
  });
});
