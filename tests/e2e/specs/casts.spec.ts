import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('three groups of people beside each other, and from one to a person', async ({ page }) => {
  await open(page, '/casts/iranian-actors');
  const current = page.locator('main nav [aria-current=page][href]');
  await expect(current).toHaveAttribute('href', '/casts/iranian-actors');
  for (const group of ['directors', 'foreign-actors', 'iranian-actors']) {
    await follow(page.locator(`main nav a[href="/casts/${group}"]`));
    await expect(current).toHaveAttribute('href', `/casts/${group}`);
  }
  const person = page.locator('main li[data-index] a[href="/cast/p-niknam"]');
  const name = (await person.locator('bdi').first().textContent()) ?? '';
  await follow(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main li[data-index] a').first()).toHaveAttribute(
    'href',
    /^\/(movie|series)\//,
  );
});
