import { cookieNames } from '@parde/domain';
import type { Page } from '@playwright/test';
import { desktop } from '../../support/frame.ts';
import { follow, open, pushPath, waitForIdle } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';

const cards = (page: Page) => page.locator('main li[data-index]');
const firstCard = (page: Page) => cards(page).first().getByRole('link').getAttribute('href');
/** The link of the first card in a document's HTML. */
const firstCardIn = (html: string) =>
  /<li[^>]* data-index="0".*?<a[^>]* href="([^"]+)"/s.exec(html)?.[1];

const chipMenu = /\/assets\/ChipMenu-[\w-]+\.js$/;

/** A filter that no title matches. */
const nothing = '/cinema?age=7&lang=3&country=82&f_type=2';

test('films and series are listed by type and filtered in a sheet, and the filter is removed again; the next visit has the same filter', async ({
  page,
  labels,
  context,
  watch,
  site,
}) => {
  const main = page.getByRole('main');
  const total = main.getByRole('status').first();
  await open(page, '/cinema');

  await test.step('the server fetches the list once', async () => {
    await waitForIdle(page);
    expect(watch.apiCalls().filter((call) => !call.includes('/ghost/'))).toEqual([]);
  });

  await test.step('two choices are fully visible on a phone, and the link that clears them is after them', async () => {
    await pushPath(page, '/cinema?age=7&lang=3');
    const bar = main.locator('fieldset');
    const remove = bar.locator('a[href^="/cinema?"]');
    await expect(remove).toHaveCount(2);
    const last = (await remove.nth(1).boundingBox()) ?? { x: -1, width: 0 };
    const clear = await bar.getByRole('link', { name: labels.clearFilter }).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(last.x).toBeGreaterThanOrEqual(0);
    expect(last.x + last.width).toBeLessThanOrEqual(width);
    expect(clear?.x ?? width).toBeLessThan(last.x);
  });

  await test.step('if nothing matches, the page shows a message and a link that clears the filter', async () => {
    await pushPath(page, nothing);
    await expect(page.getByRole('heading', { name: labels.noMatches })).toBeVisible();
    await main.getByRole('link', { name: labels.clearFilter }).last().click();
    await expect(page).toHaveURL('/cinema');
    await expect(cards(page)).not.toHaveCount(0);
  });

  await test.step('a type of title has an address, and its link shows how many titles there are', async () => {
    const series = main.locator('nav a[href="/cinema?type=series"]');
    const count = /[۰-۹٬]+$/.exec((await series.textContent()) ?? '')?.[0];
    await follow(series);
    await expect(total).toHaveText(new RegExp(`^${count} `));
    const current = main.locator('nav [aria-current=page]');
    await expect(current).toHaveAttribute('href', '/cinema?type=series');
    await expect.poll(() => firstCard(page)).toMatch(/^\/series\//);
    const { text } = await sendRequest(`${site.origin}/cinema?type=series`);
    expect(firstCardIn(text)).toMatch(/^\/series\//);
    await page.goBack();
    await expect.poll(() => firstCard(page)).toMatch(/^\/movie\//);
  });

  await test.step('a chip leads to its own choices in the sheet; each choice shows how many titles match', async () => {
    const before = await firstCard(page);
    const all = (await total.textContent()) ?? '';
    await main.getByRole('button', { name: labels.language, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: labels.filter });
    const apply = sheet.getByRole('button', { name: labels.applyFilter });
    await expect(apply).toHaveText(`${labels.applyFilter} ${all}`);
    const languages = sheet.getByRole('group', { name: labels.language }).getByRole('radio');
    await expect(languages.first()).toBeInViewport();
    const choice = languages.nth(2);
    const left = /[۰-۹٬]+$/.exec((await choice.locator('..').textContent()) ?? '')?.[0];
    await choice.check();
    await expect(apply).toContainText(`${labels.applyFilter} ${left} `);
    await apply.click();
    await expect(page).toHaveURL(/\/cinema\?lang=\d+$/);
    await expect(sheet).toBeHidden();
    await expect(total).toContainText(`${left} `);
    await expect.poll(() => firstCard(page)).not.toBe(before);

    const narrowed = await firstCard(page);
    const lang = new URL(page.url()).searchParams.get('lang');
    const storedFilter = async () =>
      (await context.cookies()).find(({ name }) => name === cookieNames.contentFilter)?.value;
    await expect.poll(storedFilter).toBe(`?age=0&lang=${lang}&country=0&f_type=0`);
    // The server applies the cookie if the address has no filter. A filter in the address takes precedence.
    const cookies = { [cookieNames.contentFilter]: (await storedFilter()) ?? '' };
    const ofCookie = await sendRequest(`${site.origin}/cinema`, { cookies });
    expect(firstCardIn(ofCookie.text)).toBe(narrowed);
    const ofAddress = await sendRequest(`${site.origin}/cinema?age=0`, { cookies });
    expect(firstCardIn(ofAddress.text)).toBe(before);
  });
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('each chip has a menu of its own, shows the choice, and clears it; back leads to the previous page', async ({
    page,
    labels,
    watch,
  }) => {
    await open(page, '/cinema');
    await pushPath(page, '/cinema?country=98');
    const main = page.getByRole('main');
    const chip = main.getByRole('button', { name: labels.language });
    // The script of the menus loads when a chip is clicked.
    await waitForIdle(page);
    const menuScripts = () => watch.requests().filter((each) => chipMenu.test(each.url()));
    expect(menuScripts()).toHaveLength(0);
    await chip.click();
    await expect.poll(menuScripts).not.toHaveLength(0);
    const menu = page.getByRole('menu', { name: labels.language });
    const choice = menu.getByRole('menuitemradio').nth(1);
    const name = (await choice.locator('bdi, span').first().textContent()) ?? '';
    await choice.click();
    await expect(page).toHaveURL(/lang=1/);
    await expect(chip).toHaveText(`${labels.language}: ${name}`);
    await expect(chip).toBeFocused();
    // A choice that leaves no titles of the country cannot be chosen.
    await chip.click();
    await expect(menu.locator('[aria-disabled=true]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: `${labels.language}: ${name}` }).click();
    await expect(page).toHaveURL(/\/cinema\?country=98$/);
    await expect(chip).toHaveText(labels.language);
    await expect(chip).toBeFocused();

    const before = await firstCard(page);
    await main.getByRole('button', { name: labels.sort }).click();
    await page.getByRole('menuitemradio').last().click();
    await expect(page).toHaveURL(/sort=name/);
    await expect.poll(() => firstCard(page)).not.toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/cinema');
  });
});

test('without script a list is filtered by a form and continues by links', async ({ site }) => {
  const get = async (path: string) => (await sendRequest(site.origin + path)).text;
  const start = await get('/cinema');
  expect(start).toMatch(/<noscript>.*<form[^>]*>.*<select[^>]* name="lang"/s);
  const narrowed = await get('/cinema?lang=2');
  expect(firstCardIn(narrowed)).not.toBe(firstCardIn(start));
  expect(narrowed).toMatch(/<select[^>]* name="lang".*?<option(?=[^>]* value="2")[^>]* selected/s);

  const [, next = ''] = /href="(\/cinema\?from=[^"]+)"/.exec(start) ?? [];
  const second = await get(next.replaceAll('&amp;', '&'));
  expect(second).toMatch(/<li[^>]* data-index="\d+".*?<a[^>]* href="\/(movie|series)\//s);
  expect(firstCardIn(second)).not.toBe(firstCardIn(start));
  expect(second).toContain('href="/cinema"');
});
