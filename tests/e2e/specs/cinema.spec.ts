import { cookieNames } from '@parde/domain';
import type { Locator, Page } from '@playwright/test';
import { follow, open, unfoldFooter, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import type { Words } from '../support/words.ts';

const cards = (page: Page) => page.locator('main li[data-index]');
const firstCard = (page: Page) => cards(page).first().getByRole('link').getAttribute('href');

/** The choices of a sheet, everything first. */
const languages = (sheet: Locator, say: Words) =>
  sheet.getByRole('group', { name: say.language }).getByRole('radio');

const chipMenu = /\/assets\/ChipMenu-[\w-]+\.js$/;

/** A filter that no title passes. */
const nothing = '/cinema?age=7&lang=3&country=82&f_type=2';

test('a filter chosen in the sheet is in the address, in the cookie, and holds on the next visit', async ({
  page,
  say,
  context,
}) => {
  await open(page, '/cinema');
  const before = await firstCard(page);
  const total = page.getByRole('main').getByRole('status').first();
  const all = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: say.filter, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filter });
  const apply = sheet.getByRole('button', { name: say.applyFilter });
  await expect(apply).toHaveText(`${say.applyFilter} ${all}`);
  // A choice says how many titles it leaves, and so does the button once it is made.
  const choice = languages(sheet, say).nth(2);
  const left = /[۰-۹٬\d,]+$/.exec((await choice.locator('..').textContent()) ?? '')?.[0];
  await choice.check();
  await expect(apply).toContainText(`${say.applyFilter} ${left} `);
  await apply.click();

  await expect(page).toHaveURL(/\/cinema\?lang=\d+$/);
  await expect(sheet).toBeHidden();
  await expect(total).toContainText(`${left} `);
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
  await unfoldFooter(page);
  await follow(page.locator('footer a[href="/cinema"]').first());
  // A chip leads to its own menu in the sheet.
  await page.getByRole('button', { name: say.language, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filter });
  await expect(languages(sheet, say).first()).toBeInViewport();
  await languages(sheet, say).nth(1).check();
  await sheet.getByRole('button', { name: say.applyFilter }).click();
  await expect(page).toHaveURL(/lang=/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('two choices stand whole on a phone, and what clears them stands after them', async ({
  page,
  say,
}) => {
  await open(page, '/cinema?age=7&lang=3');
  const bar = page.getByRole('main').locator('fieldset');
  const remove = bar.locator('a[href^="/cinema?"]');
  await expect(remove).toHaveCount(2);
  const last = (await remove.nth(1).boundingBox()) ?? { x: 0, width: 0 };
  const clear = await bar.getByRole('link', { name: say.clearFilter }).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(last.x).toBeGreaterThanOrEqual(0);
  expect(last.x + last.width).toBeLessThanOrEqual(width);
  const isAfter =
    (await page.evaluate(() => document.dir)) === 'rtl'
      ? (clear?.x ?? width) < last.x
      : (clear?.x ?? 0) > last.x;
  expect(isAfter).toBe(true);
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
  const series = page.locator('main nav a[href="/cinema?type=series"]');
  // With how many there are.
  const count = /[۰-۹٬\d,]+$/.exec((await series.textContent()) ?? '')?.[0];
  await follow(series);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    new RegExp(`^${count} `),
  );
  await expect(page.locator('main nav [aria-current=page]')).toHaveAttribute(
    'href',
    '/cinema?type=series',
  );
  await expect.poll(() => firstCard(page)).toMatch(/^\/series\//);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => firstCard(page)).toMatch(/^\/series\//);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('each chip has a menu of its own, says what is chosen, and gives it away', async ({
    page,
    say,
    watch,
  }) => {
    await open(page, '/cinema?country=98');
    const chip = page.getByRole('main').getByRole('button', { name: say.language });
    // The menus come when they are wanted.
    await waitForIdle(page);
    const menuScripts = () => watch.requests().filter((each) => chipMenu.test(each.url()));
    expect(menuScripts()).toHaveLength(0);
    await chip.click();
    await expect.poll(menuScripts).not.toHaveLength(0);
    const menu = page.getByRole('menu', { name: say.language });
    const choice = menu.getByRole('menuitemradio').nth(1);
    const name = (await choice.locator('bdi, span').first().textContent()) ?? '';
    await choice.click();
    await expect(page).toHaveURL(/lang=1/);
    await expect(chip).toHaveText(`${say.language}: ${name}`);
    await expect(chip).toBeFocused();
    // What leaves nothing with the country cannot be chosen.
    await chip.click();
    await expect(menu.locator('[aria-disabled=true]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: `${say.language}: ${name}` }).click();
    await expect(page).toHaveURL(/\/cinema\?country=98$/);
    await expect(chip).toHaveText(say.language);
    await expect(chip).toBeFocused();

    const before = await firstCard(page);
    await page.getByRole('main').getByRole('button', { name: say.sort }).click();
    await page.getByRole('menuitemradio').last().click();
    await expect(page).toHaveURL(/sort=name/);
    await expect.poll(() => firstCard(page)).not.toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered by a form', async ({ page, say, watch }) => {
    // Chromium's message about scripts that are disabled.
    watch.expectProblem(/request failed \(csp\): .*\.js$/);
    await page.goto('/cinema');
    const field = page.getByRole('combobox', { name: say.language });
    const before = await firstCard(page);
    await field.selectOption({ index: 2 });
    await page.getByRole('button', { name: say.applyFilter }).click();
    await expect(page).toHaveURL(/[?&]lang=[1-9]/);
    expect(await firstCard(page)).not.toBe(before);
    await expect(field).not.toHaveValue('0');
  });
});
