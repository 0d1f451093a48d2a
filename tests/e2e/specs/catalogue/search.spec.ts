import type { Locator } from '@playwright/test';
import {
  holdRequests,
  open,
  pushPath,
  waitForHydration,
  waitForIdle,
} from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';

const misspelt = 'قحوه‌خانه';
const right = 'قهوه‌خانه';
const film = { name: 'شب‌های بی‌ستارهٔ یزد', path: '/movie/1024' };
const unknownTerm = 'زظطغقصضث';
const caravan = 'کاروان ابریشم';

const at = (term: string) => `/search/${encodeURIComponent(term)}`;

/** Presses Tab until the element has the focus. */
async function tabTo(link: Locator, within: number): Promise<void> {
  const page = link.page();
  await expect(link).toBeVisible();
  await waitForIdle(page);
  for (let press = 0; press < within; press += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((each) => each === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
}

test('a misspelt title is found by keyboard alone; results are of one kind or of all; a filter or an unknown term without results shows a message', async ({
  page,
  labels,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('by keyboard alone', async () => {
    await open(page, '/');
    await page.getByRole('button', { name: labels.search }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: labels.search })).toBeFocused();
    await page.keyboard.type(misspelt);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(misspelt));
    // The focus is on the content, and tabbing continues from there.
    await tabTo(main.getByRole('link', { name: right, exact: true }), 6);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(right));
    const meant = main.getByRole('link', { name: /قهوه‌خانهٔ حاج رضا/ }).first();
    await expect(meant).toBeVisible();
    const address = (await meant.getAttribute('href')) ?? '';
    // A section is one tab stop.
    const section = page.locator('main ul', { has: page.locator(`a[href="${address}"]`) });
    await tabTo(section.first().getByRole('link').first(), 20);
    for (let press = 0; press < 10; press += 1) {
      if (await meant.evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press('ArrowLeft');
    }
    await expect(meant).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(/قهوه‌خانهٔ حاج رضا/);
  });

  await test.step('the address selects one kind or all', async () => {
    await pushPath(page, at('ستاره'));
    const grid = (name: string) => page.getByRole('list', { name });
    const found = main.locator(`a[href="${film.path}"]`);
    // One section for each kind, with titles first.
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(labels.filmsAndSeries);
    await expect(grid(labels.episodes).locator('a').first()).toHaveAttribute(
      'href',
      /^\/episode\//,
    );
    await expect(found).toBeVisible();
    // The link shows the number of results.
    await page.getByRole('link', { name: new RegExp(`^${labels.series} [۰-۹]+$`) }).click();
    await expect(page).toHaveURL(/\?kind=series$/);
    await expect(grid(labels.series).locator('a').first()).toHaveAttribute('href', /^\/series\//);
    await expect(found).toHaveCount(0);
    await page.goBack();
    await expect(found).toBeVisible();
  });

  await test.step('a choice of the filter shows how many results remain', async () => {
    await pushPath(page, `${at('یزد')}?kind=movie`);
    await main.getByRole('button', { name: labels.filter, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: labels.filter });
    const apply = sheet.getByRole('button', { name: labels.applyFilter });
    const choice = sheet.getByRole('group', { name: labels.language }).getByRole('radio').nth(2);
    const left = /[۰-۹]+$/.exec((await choice.locator('..').textContent()) ?? '')?.[0];
    await choice.check();
    await expect(apply).toContainText(`${labels.applyFilter} ${left} `);
    await apply.click();
    await expect(page).toHaveURL(/[?&]lang=/);
    await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${left} `));
  });

  await test.step('a filter without results shows a message, and the number of results without the filter', async () => {
    await pushPath(page, `${at(caravan)}?country=999`);
    await expect(page.getByRole('heading', { name: labels.noMatchesFor(caravan) })).toBeVisible();
    await page.getByRole('link', { name: /^[۰-۹]+ نتیجه بدون فیلتر$/ }).click();
    await expect(main.locator('ul a[href^="/movie/"]').first()).toBeVisible();
  });

  await test.step('without results the page’s heading shows this, and there are links to continue', async () => {
    await pushPath(page, `${at(unknownTerm)}?kind=video`);
    await expect(heading).toHaveText(labels.nothingFor(unknownTerm));
    await expect(main.locator('a[href="/cinema"]')).toBeVisible();
    await page.getByRole('link', { name: labels.amongAll }).click();
    await expect(page).toHaveURL(at(unknownTerm));
    // The field and the headings of a shelf and of genres are aligned with the page's start edge.
    const parts = main.locator('form, section[aria-labelledby] h2');
    await expect(parts).toHaveCount(3);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const starts = () =>
        parts.evaluateAll((all) => [
          ...new Set(
            all.map((part) => {
              const { right } = part.getBoundingClientRect();
              return Math.round(document.documentElement.clientWidth - right);
            }),
          ),
        ]);
      await expect.poll(starts, `${width}`).toHaveLength(1);
    }
  });
});

test('a term typed before hydration is searched for and stored; before typing, the page shows what others watch', async ({
  page,
  labels,
}) => {
  const main = page.getByRole('main');
  const field = page.getByRole('searchbox', { name: labels.searchTerm });
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await field.fill('یزد');
  scripts.release();
  await waitForHydration(page);
  await main.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(page).toHaveURL(at('یزد'));
  await expect(main.locator(`a[href="${film.path}"]`)).toBeVisible();

  await pushPath(page, '/search');
  const recent = page.getByRole('region', { name: labels.recentSearches });
  await expect(recent.getByRole('link')).toHaveText(['یزد']);
  await recent.getByRole('button', { name: labels.forget('یزد') }).click();
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill('ی');
  await field.press('Enter');
  await expect(page.getByText(labels.tooShort)).toBeVisible();

  const titles = page.getByRole('region', { name: labels.top }).getByRole('link');
  await expect(titles.nth(5)).toBeAttached();
  await expect(page.getByRole('region', { name: labels.popularPeople })).toBeVisible();
  await main.locator('a[href="/genres/drama"]').click();
  await expect(page).toHaveURL('/genres/drama');
});

test('without script the search starts, finds results, and shows why a result matches', async ({
  site,
}) => {
  const get = async (path: string) => (await sendRequest(site.origin + path)).text;
  const start = await get('/search');
  for (const href of ['/genres/drama', '/cinema?sort=newest', '/casts/iranian-actors']) {
    expect(start.includes(`href="${href}"`), href).toBe(true);
  }
  const { status, headers } = await sendRequest(
    `${site.origin}/search?q=${encodeURIComponent('یزد')}`,
  );
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(at('یزد'));

  expect(await get(at('silk caravan'))).toMatch(/<mark[^>]*>Silk Caravan<\/mark>/);
  const byPerson = await get(at('پرستو نیک‌نام'));
  expect(byPerson).toMatch(/(کارگردان|بازیگر): (?:<[^>]+>)*پرستو نیک‌نام/);
  // The typed term is marked in a name that contains it.
  expect(byPerson).toMatch(/<mark[^>]*>پرستو نیک‌نام<\/mark>/);
  // The term was typed with the keyboard layout of the other language.
  expect(await get(at(';hv,hk hfvdal'))).toContain(`href="${at(caravan)}"`);
});
