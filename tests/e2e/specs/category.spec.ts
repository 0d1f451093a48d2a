import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('a category leads to those below it, and back up', async ({ page }) => {
  await open(page, '/category/kids');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('کودک و نوجوان');
  const child = page.locator('main nav a[href^="/category/"]').first();
  const name = (await child.textContent()) ?? '';
  await follow(child);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main li[data-index] a').first()).toBeVisible();
  await follow(page.locator('main nav a[href="/category/kids"]'));
});
