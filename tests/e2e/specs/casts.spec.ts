import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('people are found by their letter, and the way back leads to all of them', async ({
  page,
  say,
  language,
}) => {
  await open(page, '/casts/iranian-actors');
  const alphabet = page.getByRole('navigation', { name: say.alphabet });
  const names = page.locator('main li[data-index] a bdi:first-child');
  const letters = alphabet.getByRole('link');
  await expect(letters.first()).toHaveAttribute('aria-current', 'true');
  // The most of all names begin with it, in both languages.
  const letter = language === 'fa' ? 'م' : 'M';
  await page.evaluate(() => window.scrollTo(0, 1500));
  await letters.filter({ hasText: new RegExp(`^${letter}`) }).click();
  await expect(page).toHaveURL(`/casts/iranian-actors?letter=${encodeURIComponent(letter)}`);
  await expect(names.first()).toHaveText(new RegExp(`^${letter}`));
  await expect(alphabet.locator('[aria-current]')).toHaveText(new RegExp(`^${letter}`));
  await expect(page.locator('main li[data-index="0"]')).toBeInViewport();
  const found = await names.allTextContents();
  expect(found.filter((name) => !name.startsWith(letter))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL((at) => !at.searchParams.has('letter'));
  await expect(letters.first()).toHaveAttribute('aria-current', 'true');
  // Somewhere in the list, where it was left.
  await expect(names.filter({ hasNotText: new RegExp(`^${letter}`) })).not.toHaveCount(0);
});

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
