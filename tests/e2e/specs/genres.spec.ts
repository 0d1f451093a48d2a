import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('from the genres to one of them, and to a film of it', async ({ page, language }) => {
  await open(page, '/genres');
  const tiles = page.locator('main a[href^="/genres/"]');
  await expect(tiles).not.toHaveCount(0);
  const pictures = await tiles
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(pictures, 'each genre has a picture').toHaveLength(await tiles.count());
  expect(new Set(pictures).size, 'of its own').toBe(pictures.length);
  await follow(page.locator('main a[href="/genres/drama"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'fa' ? 'درام' : 'Drama',
  );
  const film = page.locator('main li[data-index] a').first();
  await expect(film).toHaveAttribute('href', /^\/(movie|series)\//);
  await follow(page.locator('main nav a[href="/genres"]'));
});

test('the way to a genre is told to search engines', async ({ page, site }) => {
  await page.goto('/genres/drama', { waitUntil: 'domcontentloaded' });
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': nodes } = JSON.parse(text ?? '{}');
  expect(nodes[0]['@type']).toBe('BreadcrumbList');
  expect(nodes[0].itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site.origin}/`,
    `${site.origin}/genres`,
    `${site.origin}/genres/drama`,
  ]);
});

test('a genre that there is not is a page that there is not', async ({ page, watch, say }) => {
  watch.expectAnswer(404, /\/genres\/nowhere$/);
  await open(page, '/genres/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound);
});
