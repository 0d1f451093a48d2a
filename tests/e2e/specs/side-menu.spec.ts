import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { desktop, hrefs, readCategories, readGenres, withDescendants } from '../support/frame.ts';
import { open, press, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

/** By how many pixels the page overflows the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test.describe('the side menu', () => {
  for (const language of ['fa', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('has all ways in their order, with what is below them, and 320 pixels hold it @states', async ({
        page,
        api,
        say,
      }) => {
        const window = page.viewportSize() ?? { width: 390, height: 844 };
        await page.setViewportSize({ width: 320, height: 568 });
        await open(page, '/magazines');
        expect(await overflow(page), 'the page').toBeLessThanOrEqual(0);
        await press(page.getByRole('button', { name: say.menu, exact: true }));
        const menu = page.getByRole('dialog', { name: say.menu });
        await expect(menu.getByRole('link', { name: say.app })).toBeVisible();
        expect(await overflow(page), 'with the menu').toBeLessThanOrEqual(0);
        expect(
          await menu.getByRole('document').evaluate((body) => body.scrollWidth - body.clientWidth),
        ).toBeLessThanOrEqual(0);

        await page.setViewportSize(window);
        const nav = menu.getByRole('navigation');
        await expect(nav).toBeVisible();
        const genres = await readGenres(api, language);
        const categories = await readCategories(api);
        const parts = nav.getByRole('button', { expanded: false });
        // The genres are one group, and each category with children.
        const withMore = categories.filter(({ child_categories }) => child_categories.length > 0);
        await expect(parts).toHaveCount(1 + withMore.length);
        await checkState(page, 'the side menu');
        while ((await parts.count()) > 0) await press(parts.first());

        expect(categories.some(({ child_categories }) => child_categories.length > 0)).toBe(true);
        await expect(
          nav.getByRole('link', { name: Object.values(genres)[0] ?? '' }).first(),
        ).toBeVisible();
        expect(await hrefs(nav.getByRole('link'))).toEqual([
          '/',
          '/live/parde-one',
          '/channel/khabar',
          '/channel/studio',
          '/magazines',
          '/video/4300',
          '/cinema',
          ...Object.keys(genres).map((key) => `/genres/${key.toLowerCase()}`),
          ...categories.flatMap(withDescendants),
          '/kids',
        ]);
        await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/magazines');
      });
    });
  }

  test('opens by the keyboard, holds the focus, gives it back, and gives way to what is chosen in it', async ({
    page,
    say,
    watch,
  }) => {
    await open(page, '/');
    await waitForIdle(page);
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
    await expect.poll(() => watch.apiCalls()).toContain('GET /genres');

    await test.step('a link leads elsewhere and leaves no menu behind', async () => {
      await press(button);
      await press(menu.locator('a[href="/magazines"]'));
      await expect(page).toHaveURL('/magazines');
      await expect(menu).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu).toHaveCount(0);
    });

    await test.step('a sign-in that is opened out of it takes its place for good', async () => {
      await press(button);
      await press(menu.getByRole('link', { name: say.signIn, exact: true }));
      await expect(page.getByRole('textbox', { name: say.mobile })).toBeFocused();
      await expect(menu).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });

  test('is there for narrow screens only; at 200 % it and the search box are whole', async ({
    anotherViewer,
    say,
  }) => {
    const page = await anotherViewer(desktop);
    await open(page, '/');
    const button = page.getByRole('button', { name: say.menu, exact: true });
    await expect(page.getByRole('navigation', { name: say.mainMenu })).toBeVisible();
    await expect(button).toBeHidden();

    // 1280 × 800 at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    await expect(button).toBeVisible();
    await page.getByRole('button', { name: say.search }).click();
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await button.click();
    const menu = page.getByRole('dialog', { name: say.menu });
    await menu.locator('a[href="/cinema"]').focus();
    await expect(menu.locator('a[href="/cinema"]')).toBeInViewport({ ratio: 1 });
  });
});
