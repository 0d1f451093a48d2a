import type { Locator } from '@playwright/test';
import { films } from '../support/films.ts';
import { open, waitForRequests } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

/** Lighthouse's phone. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const pages = ['/', `/movie/${films.usual}`];

/** The LCP element: the hero's picture. */
for (const path of pages) {
  test(`the largest picture of ${path} stands in the document, and is asked for before all others`, async ({
    page,
    watch,
  }) => {
    await open(page, path);
    const largest = page.locator('img[fetchpriority=high]');
    await expect(largest).toHaveCount(1);
    await expect(largest).toHaveAttribute('loading', 'eager');
    await expect
      .poll(() => largest.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const shown = await largest.evaluate((image: HTMLImageElement) => image.currentSrc);
    const pictures = watch.requests().filter((request) => request.resourceType() === 'image');
    expect(pictures[0]?.url()).toBe(shown);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(new URL(shown).pathname);
  });
}

test('a picture of home that is far below waits, and comes when the viewer does', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  await waitForRequests(page, watch);
  const shelf = page
    .locator('main section ul')
    .filter({ has: page.locator('img') })
    .last();
  const last = shelf.locator('img').first();
  await expect(last).toHaveAttribute('loading', 'lazy');
  const drawn = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const before = watch.requests().filter((request) => request.resourceType() === 'image').length;
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(last)).toBe(true);
  const after = watch.requests().filter((request) => request.resourceType() === 'image').length;
  expect(after).toBeGreaterThan(before);
});
