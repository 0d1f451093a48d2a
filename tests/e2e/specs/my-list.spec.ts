import type { Locator, Page } from '@playwright/test';
import { open, press } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { askForCode, codeField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

type Say = (typeof words)['fa'];

/** The first cards with a switch, by name. Shelves far below have none yet. */
async function firstCards(page: Page, say: Say): Promise<{ name: string; toggle: Locator }[]> {
  const cards = page.locator('main li:has(> a):has(> button)');
  await expect(cards.first()).toBeAttached();
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a bdi')?.textContent ?? ''),
  );
  return names.slice(0, 12).map((name) => ({
    name,
    toggle: page.getByRole('button', { name: say.inMyList(name), exact: true }).first(),
  }));
}

async function cardAt(page: Page, say: Say, place = 0) {
  const card = (await firstCards(page, say))[place];
  if (!card) throw new Error('There is no shelf.');
  return card;
}

const isPressed = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'true');
const isFree = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'false');

test('a card’s corner puts its title into the list, and takes it out', async ({
  page,
  signInAs,
  say,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, '/');
  const { name, toggle } = await cardAt(page, say);
  const answered = page.waitForResponse(/\/my\/list\/add/);
  await press(toggle);
  await isPressed(toggle);
  await answered;
  await page.reload();
  const again = page.getByRole('button', { name: say.inMyList(name), exact: true }).first();
  await isPressed(again);

  // By keyboard, from its card on.
  watch.clearRequests();
  await again.focus();
  await page.keyboard.press('Enter');
  await isFree(again);
  await page.keyboard.press('Enter');
  await isPressed(again);
  await page.keyboard.press('Enter');
  await isFree(again);
  // Every press counts, in order.
  const changes = () => watch.apiCalls().filter((call) => call.startsWith('POST'));
  await expect.poll(() => changes().length).toBe(3);
  expect(new Set(changes()).size).toBe(2);
  await isFree(again);
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
  const { name, toggle } = await cardAt(page, say);
  const messages = page.getByRole('region', { name: say.messages });

  watch.expectAnswer(500, /my/);
  await api.setFault({ operationId: 'addToMyList', status: 500 });
  await press(toggle);
  await expect(messages.getByText(say.notAdded(name))).toBeVisible();
  await isFree(toggle);
  await messages.getByRole('button', { name: say.tryAgain }).click();
  await isPressed(toggle);
  await expect(messages.getByText(say.notAdded(name))).toHaveCount(0);

  const another = await cardAt(page, say, 1);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await press(another.toggle);
  await expect(messages.getByText(say.notAdded(another.name))).toBeVisible();
  await isFree(another.toggle);
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
  await isFree(card.toggle);
  await press(card.toggle);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await isFree(card.toggle);
  expect((await api.calls()).filter(({ method }) => method === 'POST')).toEqual([]);

  const mobile = newMobile();
  await press(card.toggle);
  await expect(dialog.getByText(say.signInToAdd)).toBeVisible();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByText(say.addedToList(card.name))).toBeVisible();
  await expect(page).toHaveURL('/');
  await isPressed(page.getByRole('button', { name: say.inMyList(card.name), exact: true }).first());
});
