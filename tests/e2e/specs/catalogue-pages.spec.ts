import { accessibilityProblems, contrastProblems } from '../support/accessibility.ts';
import { idle, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  '/cinema',
  '/cinema?age=7&lang=3&country=82&f_type=2',
  '/genres',
  '/genres/drama',
  '/category/kids',
  '/lists',
  '/lists/yalda-nights',
  '/casts/iranian-actors',
  '/cast/p-niknam',
];

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    // A list is drawn as a genre is.
    for (const path of pages.filter((each) => each !== '/lists/yalda-nights')) {
      test(`axe finds nothing on ${path}, by day and by night`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page, path);
        await idle(page);
        expect(await accessibilityProblems(page), 'by day').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await contrastProblems(page), 'by night').toEqual([]);
      });
    }

    test.describe('on the narrowest screen', () => {
      test.use({ viewport: { width: 320, height: 568 } });

      test('nothing is wider than the page', async ({ page }) => {
        for (const path of pages) {
          await open(page, path);
          const { scrolls, width } = await page.evaluate(() => ({
            scrolls: document.documentElement.scrollWidth,
            width: document.documentElement.clientWidth,
          }));
          expect(scrolls, path).toBeLessThanOrEqual(width);
        }
      });
    });
  });
}

test('axe finds nothing in the sheet of the filter', async ({ page, say }) => {
  await open(page, '/cinema');
  await page.getByRole('link', { name: say.filter, exact: true }).click();
  await expect(page.getByRole('dialog', { name: say.filter })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
