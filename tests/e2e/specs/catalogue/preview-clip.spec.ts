import { dataUsed, storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { open } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

const moviePage = `/movie/${titles.movieWithClip}`;

/** Records the requests for clips and for their code. */
function recordClipRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/clip\/|\/ClipVideo-/.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a clip plays muted behind the hero, can be paused, and counts towards the budget', async ({
    page,
  }) => {
    const requested = recordClipRequests(page);
    await page.addInitScript((key) => localStorage.setItem(key, '5'), storageKeys.dataBudget);
    await open(page, moviePage);
    const clip = page.locator('video[data-clip="shown"]');
    await expect(clip).toBeVisible();
    await expect(clip).toHaveJSProperty('muted', true);
    const response = await page.request.head(requested.find((url) => url.includes('/clip/')) ?? '');
    const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.dataUse);
    expect(dataUsed(stored, await page.evaluate(() => Date.now()))).toBe(
      Number(response.headers()['content-length']),
    );
    await page.getByRole('button', { name: 'توقف ویدئوی پس‌زمینه' }).click();
    await expect(clip).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'پخش ویدئوی پس‌زمینه' }).click();
    await expect(clip).toHaveJSProperty('paused', false);
  });

  test('a browser that saves data requests no clip', async ({ page }) => {
    const requested = recordClipRequests(page);
    await page.clock.install();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      }),
    );
    await open(page, moviePage);
    await page.clock.runFor(5000);
    expect(requested).toEqual([]);
  });
});

test('with reduced motion, no clip is requested', async ({ page }) => {
  const requested = recordClipRequests(page);
  await page.clock.install();
  await open(page, moviePage);
  await page.clock.runFor(5000);
  expect(requested).toEqual([]);
});
