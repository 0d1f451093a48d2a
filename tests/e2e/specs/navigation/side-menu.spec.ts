import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { hrefs, readCategories, readGenres, withDescendants } from '../../support/frame.ts';
import { open, press, waitForIdle } from '../../support/journey.ts';
import { brandPhone } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

/** The number of pixels by which the page overflows the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test('the side menu has all pages in order and the footer’s links, opens by keyboard, closes when a link is chosen, and fits 320 pixels @states', async ({
  page,
  api,
  language,
  labels,
  watch,
}) => {
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/magazines');
  await waitForIdle(page);
  expect(watch.apiCalls()).not.toContain('GET /genres');
  const button = page.getByRole('button', { name: labels.menu, exact: true });
  const menu = page.getByRole('dialog', { name: labels.menu });

  await test.step('it takes the focus and returns it', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expect(menu.getByRole('link', { name: labels.app })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(
      await menu.getByRole('document').evaluate((body) => body.scrollWidth - body.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('it has every page with its subpages', async () => {
    await page.setViewportSize(window);
    await press(button);
    const nav = menu.getByRole('navigation');
    await expect(nav).toBeVisible();
    const genres = await readGenres(api, language);
    const categories = await readCategories(api);
    const parts = nav.getByRole('button', { expanded: false });
    // Two kinds of groups: the genres, and each category with subcategories.
    const withMore = categories.filter(({ child_categories }) => child_categories.length > 0);
    expect(withMore).not.toEqual([]);
    await expect(parts).toHaveCount(1 + withMore.length);
    await checkState(page, 'the side menu');
    while ((await parts.count()) > 0) await press(parts.first());
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
      '/profile/internet',
      '/profile/about-contact',
      '/profile/terms',
      '/accessibility',
      '/profile/faq',
      'https://news.example/',
      `tel:${brandPhone('main')}`,
      ...['instagram', 'telegram', 'aparat', 'bale', 'eitaa'].map(
        (kind) => `https://${kind}.example/parde`,
      ),
    ]);
    await expect(
      menu.getByRole('list', { name: labels.trustBadges }).getByRole('link'),
    ).toHaveCount(2);
    await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/magazines');
  });

  await test.step('a link leads to its page and leaves no open menu', async () => {
    await press(menu.locator('a[href="/cinema"]'));
    await expect(page).toHaveURL('/cinema');
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/magazines');
    await expect(menu).toHaveCount(0);
  });

  await test.step('a sign-in that is opened from the menu replaces the menu', async () => {
    await press(button);
    await press(menu.getByRole('link', { name: labels.signIn, exact: true }));
    await expect(page.getByRole('textbox', { name: labels.mobile })).toBeFocused();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
