import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('from all lists to one of an editor’s, in the editor’s order', async ({ page }) => {
  await open(page, '/lists');
  const tile = page.locator('main li[data-index] a[href="/lists/yalda-nights"]');
  await follow(tile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شب‌های بلند یلدا');
  await expect(page.locator('main select[name=sort]')).toHaveValue('');
  await expect(page.locator('main li[data-index]').first()).toHaveAttribute('aria-setsize', '10');
});
