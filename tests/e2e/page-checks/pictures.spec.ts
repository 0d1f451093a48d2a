import { open, waitForRequests } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { films } from '../support/titles.ts';

/** The phone that Lighthouse emulates. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test('the largest picture is in the document and is requested before all others; a picture far below loads only when the viewer scrolls to it', async ({
  page,
  watch,
}) => {
  const pictures = () => watch.requests().filter((request) => request.resourceType() === 'image');
  for (const path of [`/movie/${films.usual}`, '/']) {
    watch.clearRequests();
    await open(page, path);
    // The LCP element is the hero's picture.
    const largest = page.locator('img[fetchpriority=high]');
    await expect(largest, path).toHaveCount(1);
    await expect(largest).toHaveAttribute('loading', 'eager');
    await expect
      .poll(() => largest.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const shown = await largest.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(pictures()[0]?.url(), path).toBe(shown);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(new URL(shown).pathname);
  }

  await waitForRequests(page, watch);
  const shelves = page.locator('main section ul').filter({ has: page.locator('img') });
  const last = shelves.last().locator('img').first();
  await expect(last).toHaveAttribute('loading', 'lazy');
  const before = pictures().length;
  await last.scrollIntoViewIfNeeded();
  const width = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(pictures().length).toBeGreaterThan(before);
});
