import type { Locator, Page } from '@playwright/test';
import { open, press } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { askForCode, codeField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import type { words } from '../support/words.ts';

type Say = (typeof words)['fa'];

interface MenuCard {
  readonly name: string;
  /** Opens its sheet. */
  readonly dots: Locator;
}

/** A card with a menu. Shelves far below have none yet. */
async function cardAt(page: Page, say: Say, place = 0): Promise<MenuCard> {
  const cards = page.locator('main li div:has(> a):has(> button)');
  await expect(cards.first()).toBeAttached();
  const name = (await cards.nth(place).locator('a bdi').first().textContent()) ?? '';
  return {
    name,
    dots: page.getByRole('button', { name: say.optionsOf(name), exact: true }).first(),
  };
}

/** Of the open sheet. */
const toggleIn = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: titleWords.fa.myList, exact: true });

const isPressed = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'true');
const isFree = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'false');

test('a card’s menu puts its title into the list, and takes it out', async ({
  page,
  signInAs,
  say,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, '/');
  const { dots } = await cardAt(page, say);
  const toggle = toggleIn(page);
  await press(dots);
  const answered = page.waitForResponse(/\/my\/list\/add/);
  await press(toggle);
  await isPressed(toggle);
  await answered;
  await page.reload();
  await press(dots);
  await isPressed(toggle);

  // By keyboard.
  watch.clearRequests();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await isFree(toggle);
  await page.keyboard.press('Enter');
  await isPressed(toggle);
  await page.keyboard.press('Enter');
  await isFree(toggle);
  // Every press counts, in order.
  const changes = () => watch.apiCalls().filter((call) => call.startsWith('POST'));
  await expect.poll(() => changes().length).toBe(3);
  expect(new Set(changes()).size).toBe(2);
  await isFree(toggle);
});

test('what fails, or finds no connection, is rolled back with a notice, and can be retried', async ({
  page,
  signInAs,
  context,
  api,
  say,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, '/');
  const { name, dots } = await cardAt(page, say);
  const toggle = toggleIn(page);
  const messages = page.getByRole('region', { name: say.messages });

  watch.expectAnswer(500, /my/);
  await api.setFault({ operationId: 'addToMyList', status: 500 });
  await press(dots);
  await press(toggle);
  await expect(messages.getByText(say.notAdded(name))).toBeVisible();
  await isFree(toggle);
  await messages.getByRole('button', { name: say.tryAgain }).click();
  await isPressed(toggle);
  await expect(messages.getByText(say.notAdded(name))).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(toggle).toHaveCount(0);
  const another = await cardAt(page, say, 1);
  await press(another.dots);
  await isFree(toggle);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await press(toggle);
  await expect(messages.getByText(say.notAdded(another.name))).toBeVisible();
  await isFree(toggle);
  await context.setOffline(false);
});

test('a guest who would rather not sign in keeps nothing; who signs in has it in the list then', async ({
  page,
  api,
  say,
}) => {
  await open(page, '/');
  const card = await cardAt(page, say);
  const dialog = page.getByRole('dialog');
  await press(card.dots);
  await isFree(toggleIn(page));
  await press(toggleIn(page));
  await expect(dialog.getByText(say.signInToAdd)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await api.calls()).filter(({ method }) => method === 'POST')).toEqual([]);

  const mobile = newMobile();
  await press(card.dots);
  await isFree(toggleIn(page));
  await press(toggleIn(page));
  await expect(dialog.getByText(say.signInToAdd)).toBeVisible();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByText(say.addedToList(card.name))).toBeVisible();
  await expect(page).toHaveURL('/');
  await press(card.dots);
  await isPressed(toggleIn(page));
});
