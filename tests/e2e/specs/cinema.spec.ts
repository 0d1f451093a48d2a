import { cookieNames } from '@parde/domain';
import type { Page } from '@playwright/test';
import { follow, open, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.locator('main li[data-index]');
const firstCard = (page: Page) => cards(page).first().getByRole('link').getAttribute('href');

/** A filter that no title passes. */
const nothing = '/cinema?age=7&lang=3&country=82&f_type=2';

test('a filter chosen in the sheet is in the address, in the cookie, and holds on the next visit', async ({
  page,
  say,
  context,
}) => {
  await open(page, '/cinema');
  const before = await firstCard(page);
  await page.getByRole('link', { name: say.filter, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filter });
  await sheet.getByLabel(say.language).selectOption({ index: 2 });
  await sheet.getByRole('button', { name: say.applyFilter }).click();

  await expect(page).toHaveURL(/\/cinema\?lang=\d+$/);
  await expect(sheet).toBeHidden();
  await expect.poll(() => firstCard(page)).not.toBe(before);
  const narrowed = await firstCard(page);
  const lang = new URL(page.url()).searchParams.get('lang');
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === cookieNames.contentFilter)?.value;
  await expect.poll(cookie).toBe(`?age=0&lang=${lang}&country=0&f_type=0`);

  // The server applies the cookie where the address has no filter.
  await open(page, '/cinema');
  expect(await firstCard(page)).toBe(narrowed);
  // The address wins over the cookie.
  await open(page, '/cinema?age=0');
  expect(await firstCard(page)).toBe(before);
});

test('the way back leads to the page before, not to each filter', async ({ page, say }) => {
  await open(page, '/');
  await follow(page.locator('header a[href="/cinema"]').first());
  await page.getByRole('link', { name: say.filter, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filter });
  await sheet.getByLabel(say.language).selectOption({ index: 1 });
  await sheet.getByRole('button', { name: say.applyFilter }).click();
  await expect(page).toHaveURL(/lang=/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('where nothing fits, the page says so and gives the filter away', async ({ page, say }) => {
  await open(page, nothing);
  await expect(page.getByRole('heading', { name: say.nothingFits })).toBeVisible();
  await page.locator('main').getByRole('link', { name: say.clearFilter }).last().click();
  await expect(page).toHaveURL('/cinema');
  await expect(cards(page)).not.toHaveCount(0);
});

test('films and series are two parts of it, each with an address; what it lists is asked for once, on the server', async ({
  page,
  watch,
}) => {
  await open(page, '/cinema');
  await waitForIdle(page);
  expect(watch.apiCalls().filter((call) => !call.includes('/ghost/'))).toEqual([]);
  await follow(page.locator('main nav a[href="/cinema?type=series"]'));
  await expect(page.locator('main nav [aria-current=page]')).toHaveAttribute(
    'href',
    '/cinema?type=series',
  );
  await expect.poll(() => firstCard(page)).toMatch(/^\/series\//);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => firstCard(page)).toMatch(/^\/series\//);
});
