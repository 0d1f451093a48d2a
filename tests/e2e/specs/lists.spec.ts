import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('from all lists to one of an editor’s, in the editor’s order', async ({ page, say }) => {
  await open(page, '/lists');
  const tile = page.locator('main li[data-index] a[href="/lists/yalda-nights"]');

  await test.step('the focus stands clear of what lies over the foot of the page', async () => {
    const bar = page.getByRole('navigation', { name: say.quickLinks });
    await expect(bar).toBeVisible();
    await tile.focus();
    const gap = async () => {
      const [below, above] = await Promise.all([bar.boundingBox(), tile.boundingBox()]);
      return below && above && below.y - (above.y + above.height);
    };
    await expect.poll(gap).toBeGreaterThan(0);
  });

  await follow(tile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شب‌های بلند یلدا');
  // So few need neither a filter nor another order.
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: say.filter, exact: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: say.sort })).toHaveCount(0);
  await expect(page.locator('main li[data-index]').first()).toHaveAttribute('aria-setsize', '10');
});

test('who takes the last choice off a short list keeps the bar, and the focus in it', async ({
  page,
}) => {
  await open(page, '/lists/yalda-nights?lang=1');
  const bar = page.getByRole('main').locator('fieldset');
  await bar.locator('a[href="/lists/yalda-nights"]').first().click();
  await expect(page).toHaveURL('/lists/yalda-nights');
  await expect(page.locator('main li[data-index]').first()).toHaveAttribute('aria-setsize', '10');
  await expect(bar.locator(':focus')).toHaveCount(1);
});
