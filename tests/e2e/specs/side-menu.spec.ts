import { accessibilityProblems } from '../support/accessibility.ts';
import { addresses, desktop, readCategories, readGenres, withBelow } from '../support/frame.ts';
import { idle, open, press } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test.describe('the side menu', () => {
  for (const language of ['fa', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('has all ways in their order, with what is below them', async ({ page, api, say }) => {
        await open(page, '/magazines');
        await press(page.getByRole('button', { name: say.menu, exact: true }));
        const menu = page.getByRole('dialog', { name: say.menu });
        const nav = menu.getByRole('navigation');
        await expect(nav).toBeVisible();
        const genres = await readGenres(api);
        const categories = await readCategories(api);
        const parts = nav.getByRole('button', { expanded: false });
        // The genres are one of them, and each category that has more below it.
        const withMore = categories.filter(({ child_categories }) => child_categories.length > 0);
        await expect(parts).toHaveCount(1 + withMore.length);
        expect(await accessibilityProblems(page)).toEqual([]);
        while ((await parts.count()) > 0) await press(parts.first());

        expect(categories.some(({ child_categories }) => child_categories.length > 0)).toBe(true);
        await expect(
          nav.getByRole('link', { name: Object.values(genres)[0] ?? '' }).first(),
        ).toBeVisible();
        expect(await addresses(nav.getByRole('link'))).toEqual([
          '/',
          '/live/parde-one',
          '/channel/khabar',
          '/channel/studio',
          '/magazines',
          '/video/4300',
          '/cinema',
          ...Object.keys(genres).map((key) => `/genres/${key.toLowerCase()}`),
          ...categories.flatMap(withBelow),
        ]);
        await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/magazines');
      });
    });
  }

  test('by the keyboard: opens, holds the focus, closes and gives it back', async ({
    page,
    say,
    watch,
  }) => {
    await open(page, '/');
    await idle(page);
    expect(watch.apiCalls()).not.toContain('GET /genres');
    const button = page.getByRole('button', { name: say.menu, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: say.menu });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(watch.apiCalls()).toContain('GET /genres');
  });

  test('a link leads elsewhere and leaves no menu behind', async ({ page, say }) => {
    await open(page, '/');
    await press(page.getByRole('button', { name: say.menu, exact: true }));
    const menu = page.getByRole('dialog', { name: say.menu });
    await press(menu.locator('a[href="/magazines"]'));
    await expect(page).toHaveURL('/magazines');
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toHaveCount(0);
  });

  test('a sign-in that is opened out of it takes its place for good', async ({ page, say }) => {
    await open(page, '/magazines');
    const button = page.getByRole('button', { name: say.menu, exact: true });
    await press(button);
    const menu = page.getByRole('dialog', { name: say.menu });
    await press(menu.getByRole('link', { name: say.signIn, exact: true }));
    await expect(page.getByRole('textbox', { name: say.mobile })).toBeFocused();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('is there for narrow screens only', async ({ anotherViewer, say }) => {
    const page = await anotherViewer(desktop);
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: say.mainMenu })).toBeVisible();
    await expect(page.getByRole('button', { name: say.menu, exact: true })).toBeHidden();
  });
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  for (const language of ['fa', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('the open menu and the bars are no wider than the page', async ({ page, say }) => {
        await open(page, '/magazines');
        const width = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        expect(await width()).toBeLessThanOrEqual(0);
        await press(page.getByRole('button', { name: say.menu, exact: true }));
        const menu = page.getByRole('dialog', { name: say.menu });
        await expect(menu.getByRole('link', { name: say.app })).toBeVisible();
        expect(await width()).toBeLessThanOrEqual(0);
        expect(
          await menu.getByRole('region').evaluate((body) => body.scrollWidth - body.clientWidth),
        ).toBeLessThanOrEqual(0);
      });
    });
  }
});

test.describe('at 200 %', () => {
  // What a window of 1280 × 800 has left.
  test.use({ viewport: { width: 640, height: 400 }, isMobile: false, hasTouch: false });

  test('the side menu and the search box are whole', async ({ page, say }) => {
    await open(page, '/');
    await page.getByRole('button', { name: say.search }).click();
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: say.menu });
    await menu.locator('a[href="/cinema"]').focus();
    await expect(menu.locator('a[href="/cinema"]')).toBeInViewport({ ratio: 1 });
  });
});
