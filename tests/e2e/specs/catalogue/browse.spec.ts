import { follow, framedPath, open, pushPath } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';

test('a guest goes from genres, categories, lists and groups of people to a page of each, and back', async ({
  page,
  labels,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const items = main.locator('li[data-index]');
  await open(page, framedPath);

  await test.step('genres have pictures, and a genre has films', async () => {
    await pushPath(page, '/genres');
    const tiles = main.locator('a[href^="/genres/"]');
    await expect(tiles).not.toHaveCount(0);
    const pictures = await tiles
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures, 'each genre has a picture').toHaveLength(await tiles.count());
    expect(new Set(pictures).size, 'of its own').toBe(pictures.length);
    await follow(main.locator('a[href="/genres/drama"]'));
    await expect(heading).toHaveText('درام');
    await expect(items.locator('a').first()).toHaveAttribute('href', /^\/(movie|series)\//);
    await follow(main.locator('nav a[href="/genres"]'));
  });

  await test.step('a category leads to its subcategories and back up', async () => {
    await pushPath(page, '/category/kids');
    await expect(heading).toHaveText('کودک و نوجوان');
    const child = main.locator('nav a[href^="/category/"]').first();
    const name = (await child.textContent()) ?? '';
    await follow(child);
    await expect(heading).toHaveText(name);
    await expect(items.locator('a').first()).toBeVisible();
    await follow(main.locator('nav a[href="/category/kids"]'));
  });

  await test.step('an editor’s list is in the editor’s order; a short list has neither a filter nor another order', async () => {
    await pushPath(page, '/lists');
    const tile = items.locator('a[href="/lists/yalda-nights"]');
    const bar = page.getByRole('navigation', { name: labels.quickNavigation });
    await tile.focus();
    // Bars at the bottom of the page do not cover the focused link.
    const gap = async () => {
      const [below, above] = await Promise.all([bar.boundingBox(), tile.boundingBox()]);
      return below && above && below.y - (above.y + above.height);
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await follow(tile);
    await expect(heading).toHaveText('شب‌های بلند یلدا');
    await expect(items.first()).toHaveAttribute('aria-setsize', '10');
    await expect(main.getByRole('button', { name: labels.filter, exact: true })).toHaveCount(0);
    await expect(main.getByRole('button', { name: labels.sort })).toHaveCount(0);
    // The bar and the focus in the bar stay when the last choice is removed.
    await pushPath(page, '/lists/yalda-nights?lang=1');
    await main.locator('fieldset a[href="/lists/yalda-nights"]').first().click();
    await expect(page).toHaveURL('/lists/yalda-nights');
    await expect(items.first()).toHaveAttribute('aria-setsize', '10');
    await expect(main.locator('fieldset :focus')).toHaveCount(1);
  });

  await test.step('people are in groups, are found by their letter, and have their titles', async () => {
    await pushPath(page, '/casts/iranian-actors');
    const current = main.locator('nav [aria-current=page][href]');
    await expect(current).toHaveAttribute('href', '/casts/iranian-actors');
    for (const group of ['directors', 'iranian-actors']) {
      await follow(main.locator(`nav a[href="/casts/${group}"]`));
      await expect(current).toHaveAttribute('href', `/casts/${group}`);
    }
    const alphabet = page.getByRole('navigation', { name: labels.alphabet });
    const letters = alphabet.getByRole('link');
    const names = items.locator('a bdi:first-child');
    await expect(letters.first()).toHaveAttribute('aria-current', 'true');
    const commonest = 'م';
    const chosen = letters.filter({ hasText: new RegExp(`^${commonest}`) });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(page.locator('header[data-away]')).toHaveCount(1);
    // Playwright's own scroll would also move the page: the header would return and move the letters under the click.
    await chosen.evaluate((link) => link.scrollIntoView({ block: 'nearest', inline: 'center' }));
    await chosen.click();
    await expect(page).toHaveURL(`/casts/iranian-actors?letter=${encodeURIComponent(commonest)}`);
    await expect(names.first()).toHaveText(new RegExp(`^${commonest}`));
    await expect(alphabet.locator('[aria-current]')).toHaveText(new RegExp(`^${commonest}`));
    await expect(main.locator('li[data-index="0"]')).toBeInViewport();
    await expect(names.filter({ hasNotText: new RegExp(`^${commonest}`) })).toHaveCount(0);
    await page.goBack();
    await expect(letters.first()).toHaveAttribute('aria-current', 'true');
    // The list is at the position where it was left.
    await expect(names.filter({ hasNotText: new RegExp(`^${commonest}`) })).not.toHaveCount(0);

    await pushPath(page, '/cast/p-niknam');
    await expect(heading).toHaveText('پرستو نیک‌نام');
    await expect(items.locator('a').first()).toHaveAttribute('href', /^\/(movie|series)\//);
  });
});
