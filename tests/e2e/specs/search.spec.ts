import { storageKeys } from '@parde/domain';
import type { Locator } from '@playwright/test';
import { ask } from '../support/http.ts';
import { holdRequests, open, waitForHydration, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const misspelt = 'قحوه‌خانه';
const right = 'قهوه‌خانه';
const film = { name: 'شب‌های بی‌ستارهٔ یزد', path: '/movie/1024' };
const unknownTerm = 'زظطغقصضث';

/** Tabs until the element has the focus. */
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

test('a misspelt title is found by keyboard alone, and opened', async ({ page, say }) => {
  await open(page, '/');
  await page.getByRole('button', { name: say.search }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: say.search });
  await expect(box).toBeFocused();
  await page.keyboard.type(misspelt);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent(misspelt)}`);
  const meant = page.locator('main').getByRole('link', { name: right, exact: true });
  // The focus is on the content, and continues from there.
  await tabTo(meant, 6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent(right)}`);
  const film = page
    .locator('main')
    .getByRole('link', { name: /قهوه‌خانهٔ حاج رضا/ })
    .first();
  await expect(film).toBeVisible();
  const address = await film.getAttribute('href');
  await tabTo(film, 20);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/قهوه‌خانهٔ حاج رضا/);
});

test('results are of one kind or of all, as the address says', async ({ page, say }) => {
  await open(page, `/search/${encodeURIComponent('یزد')}`);
  const grid = (name: string) => page.getByRole('list', { name });
  // One part for each kind, titles first.
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText(say.filmsAndSeries);
  await expect(grid(say.episodes).locator('a').first()).toHaveAttribute('href', /^\/episode\//);
  await expect(page.locator(`main a[href="${film.path}"]`)).toBeVisible();
  // With how many there are.
  await page.getByRole('link', { name: new RegExp(`^${say.series} [۰-۹]+$`) }).click();
  await expect(page).toHaveURL(/\?kind=series$/);
  await expect(grid(say.series).locator('a').first()).toHaveAttribute('href', /^\/series\//);
  await expect(page.locator(`main a[href="${film.path}"]`)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(`main a[href="${film.path}"]`)).toBeVisible();
  await page.reload();
  await expect(page.locator(`main a[href="${film.path}"]`)).toBeVisible();
});

test('another term is asked for in the page, and remembered; damaged memory is none', async ({
  page,
  say,
}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: say.searchTerm });
  await field.fill('ی');
  await field.press('Enter');
  await expect(page.getByText(say.tooShort)).toBeVisible();
  await field.fill('یزد');
  await field.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('یزد')}`);
  await open(page, '/search');
  const recent = page.getByRole('region', { name: say.recentSearches });
  await expect(recent.getByRole('link')).toHaveText(['یزد']);
  await recent.getByRole('button', { name: say.forget('یزد') }).click();
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();

  await page.evaluate((key) => localStorage.setItem(key, '{"a":'), storageKeys.recentSearches);
  await open(page, '/search');
  await expect(field).toBeVisible();
  await expect(page.getByText(say.recentSearches)).toHaveCount(0);
});

test('before a letter is typed there is what others watch, by genre and by person, without script', async ({
  page,
  say,
  site,
}) => {
  const { text } = await ask(`${site.origin}/search`);
  for (const href of ['/genres/drama', '/cinema?sort=newest', '/casts/iranian-actors']) {
    expect(text.includes(`href="${href}"`), href).toBe(true);
  }
  await open(page, '/search');
  const titles = page.getByRole('region', { name: say.mostWatched }).getByRole('link');
  await expect(titles.nth(5)).toBeAttached();
  await expect(page.getByRole('region', { name: say.popularPeople })).toBeVisible();
  await page.locator('main a[href="/genres/drama"]').click();
  await expect(page).toHaveURL('/genres/drama');
});

test('a result says why it was found, and what it is', async ({ page }) => {
  await open(page, `/search/${encodeURIComponent('silk caravan')}`);
  const main = page.locator('main');
  const film = main.getByRole('link', { name: /^کاروان ابریشم.*The Silk Caravan/ });
  await expect(film.locator('mark')).toHaveText('Silk Caravan');
  await open(page, `/search/${encodeURIComponent('پرستو نیک‌نام')}`);
  await expect(main.getByRole('list', { name: 'هنرمندان' }).getByRole('link')).toHaveCount(1);
  await expect(main.getByText(/^(کارگردان|بازیگر): پرستو نیک‌نام$/).first()).toBeVisible();
  // What was typed stands out in a name that has it.
  await expect(main.getByRole('link', { name: /^پرستو نیک‌نام/ }).locator('mark')).toHaveText(
    'پرستو نیک‌نام',
  );
  // On the keyboard of the other language.
  await open(page, `/search/${encodeURIComponent(';hv,hk hfvdal')}`);
  await expect(main.getByRole('link', { name: 'کاروان ابریشم', exact: true })).toHaveAttribute(
    'href',
    `/search/${encodeURIComponent('کاروان ابریشم')}`,
  );
});

test('few results of one kind have no tabs and no filter, and are counted once', async ({
  page,
  say,
}) => {
  await open(page, `/search/${encodeURIComponent('گاو')}`);
  const main = page.locator('main');
  await expect(main.getByRole('list', { name: say.results })).toBeVisible();
  await expect(main.getByText(/^[۰-۹]+ نتیجه$/)).toBeVisible();
  await expect(main.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('group', { name: say.filter })).toHaveCount(0);
});

test('a choice of the filter says how many results it leaves', async ({ page, say }) => {
  await open(page, `/search/${encodeURIComponent('یزد')}?kind=movie`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say.filter, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filter });
  const apply = sheet.getByRole('button', { name: say.applyFilter });
  const choice = sheet.getByRole('group', { name: say.language }).getByRole('radio').nth(2);
  const left = /[۰-۹]+$/.exec((await choice.locator('..').textContent()) ?? '')?.[0];
  await choice.check();
  await expect(apply).toContainText(`${say.applyFilter} ${left} `);
  await apply.click();
  await expect(page).toHaveURL(/[?&]lang=/);
  await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${left} `));
});

test('a filter that leaves nothing says so, and how much there is without it', async ({
  page,
  say,
}) => {
  await open(page, `/search/${encodeURIComponent('کاروان ابریشم')}?country=999`);
  await expect(
    page.getByRole('heading', { name: say.nothingFitsFor('کاروان ابریشم') }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^[۰-۹]+ نتیجه بدون فیلتر$/ }).click();
  await expect(page.locator('main ul a[href^="/movie/"]').first()).toBeVisible();
});

test('where nothing is found the page is called so, and there is a way on', async ({
  page,
  say,
}) => {
  await open(page, `/search/${encodeURIComponent(unknownTerm)}?kind=video`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.nothingFor(unknownTerm));
  await expect(page.locator('main a[href="/cinema"]')).toBeVisible();
  await page.getByRole('link', { name: say.amongAll }).click();
  await expect(page).toHaveURL(`/search/${encodeURIComponent(unknownTerm)}`);
});

for (const language of ['fa', 'en'] as const) {
  test.describe(`where nothing is found, in ${language}`, () => {
    test.use({ language });

    test('what others watch begins where the page does', async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, `/search/${encodeURIComponent(unknownTerm)}`);
        const headings = page.locator('main').locator('form, section[aria-labelledby] h2');
        await headings.last().scrollIntoViewIfNeeded();
        // The field, and the headings of a shelf and of genres.
        await expect(headings).toHaveCount(3);
        const starts = await headings.evaluateAll((all) =>
          all.map((heading) => {
            const { left, right } = heading.getBoundingClientRect();
            const isLeft = document.documentElement.dir === 'ltr';
            return Math.round(isLeft ? left : document.documentElement.clientWidth - right);
          }),
        );
        expect(new Set(starts), `${width}: ${starts}`).toHaveProperty('size', 1);
      }
    });
  });
}

test('a phone shows what the box finds on all of its screen', async ({ page, say }) => {
  await open(page, '/');
  await page.getByRole('button', { name: say.search, exact: true }).click();
  const box = page.getByRole('combobox', { name: say.search });
  const list = page.getByRole('listbox');
  const targets = page.locator('search').getByRole('option').or(page.locator('search a'));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const term of ['', 'یزد']) {
    await box.fill(term);
    await expect(list.getByRole('option').nth(2)).toBeVisible();
    const sheet = await page.locator('[data-shown]').filter({ has: list }).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: window.width });
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(window.height);
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a form without script leads to the term’s own address', async ({ site }) => {
  const { status, headers } = await ask(`${site.origin}/search?q=${encodeURIComponent('یزد')}`);
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`/search/${encodeURIComponent('یزد')}`);
});

test('a term that was typed before hydration is searched for', async ({ page, say }) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('یزد');
  scripts.release();
  await waitForHydration(page);
  await page.locator('main').getByRole('button', { name: say.search, exact: true }).click();
  await expect(page).toHaveURL(`/search/${encodeURIComponent('یزد')}`);
  await expect(page.locator(`main a[href="${film.path}"]`)).toBeVisible();
});
