import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import {
  desktop,
  hrefs,
  readCategories,
  readGenres,
  scrollTo,
  withDescendants,
} from '../../support/frame.ts';
import { framedPath, open, pushPath, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

test.describe('the bar of a wide screen', () => {
  test.use(desktop);

  test('opens the categories by keyboard and mouse, one panel at a time, and marks the open section of the site @states', async ({
    page,
    api,
    language,
    labels,
    watch,
  }) => {
    await open(page, framedPath);
    const bar = page.getByRole('navigation', { name: labels.mainMenu });
    const panel = page.getByRole('navigation', { name: labels.categories });
    const button = page.getByRole('button', { name: labels.openCategories });
    const categoriesLink = page.getByRole('link', { name: labels.categories, exact: true }).first();
    expect(await hrefs(bar.getByRole('link'))).toEqual([
      '/cinema',
      '/live/parde-one',
      '/channel/khabar',
      '/channel/studio',
      '/magazines',
      '/genres',
    ]);
    await expect(page.getByRole('button', { name: labels.menu, exact: true })).toBeHidden();
    await waitForIdle(page);
    expect(watch.apiCalls()).not.toContain('GET /genres');

    await test.step('the keyboard opens a panel, and the focus returns', async () => {
      await categoriesLink.focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const genres = await readGenres(api, language);
      const categories = await readCategories(api);
      await expect
        .poll(() => hrefs(panel.getByRole('link')))
        .toEqual([
          ...Object.keys(genres).map((key) => `/genres/${key.toLowerCase()}`),
          ...categories.flatMap(withDescendants),
          '/casts/iranian-actors',
          '/casts/foreign-actors',
          '/casts/directors',
          '/video/4300',
        ]);
      expect(watch.apiCalls().filter((call) => call === 'GET /genres')).toHaveLength(1);
      await checkState(page, 'the categories');
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    const beside = () => page.mouse.move(640, 790);
    await test.step('a mouse that rests on a link opens its panel until the mouse leaves', async () => {
      await categoriesLink.hover();
      await expect(panel).toBeVisible();
      await panel.getByRole('link').first().hover();
      await expect(panel).toBeVisible();
      await beside();
      await expect(panel).toHaveCount(0);
    });

    await test.step('a panel that a resting mouse opened stays open when the mouse then clicks', async () => {
      await button.hover();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel).toBeVisible();
      await button.click();
      await expect(panel).toHaveCount(0);
      await beside();
    });

    await test.step('only one panel is open at a time, and none after its link was followed', async () => {
      await button.click();
      await expect(panel).toBeVisible();
      await page.getByRole('button', { name: labels.search }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('combobox')).toBeVisible();
      await page.keyboard.press('Escape');
      await button.click();
      await panel.locator('a[href^="/genres/"]').first().click();
      await expect(page).toHaveURL(/\/genres\/\w+$/);
      await expect(panel).toHaveCount(0);
    });

    const marked = bar.locator('[aria-current]');
    for (const [path, href, mark] of [
      ['/profile/faq', '', ''],
      ['/lives', '/genres', 'true'],
      ['/magazines', '/magazines', 'page'],
      ['/casts/directors', '/genres', 'true'],
      // Both addresses of the header's own channel, and another channel.
      ['/live/parde-one', '/live/parde-one', 'page'],
      ['/genres', '/genres', 'page'],
      ['/lives/parde-one', '/live/parde-one', 'page'],
      ['/lives/parde-kids', '/live/parde-one', 'true'],
    ] as const) {
      await test.step(`at ${path}`, async () => {
        await pushPath(page, path);
        if (href === '') return expect(marked).toHaveCount(0);
        await expect(marked).toHaveAttribute('href', href);
        await expect(marked).toHaveAttribute('aria-current', mark);
      });
    }

    // 1280 × 800 at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.getByRole('button', { name: labels.search }).click();
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: labels.menu, exact: true }).click();
    const link = page.getByRole('dialog', { name: labels.menu }).locator('a[href="/cinema"]');
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('opens and closes the categories by touch as well', async ({ anotherViewer, labels }) => {
    const page = await anotherViewer({ ...desktop, hasTouch: true });
    await open(page, framedPath);
    const button = page.getByRole('button', { name: labels.openCategories });
    const panel = page.getByRole('navigation', { name: labels.categories });
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toHaveCount(0);
  });
});

/** Counts the header's changes while the page scrolls down. */
function changesWhileScrolling(page: Page, from: number, to: number): Promise<number> {
  return page.evaluate(
    async ([start, end]) => {
      let seen = 0;
      const watcher = new MutationObserver((records) => {
        seen += records.length;
      });
      for (const part of document.querySelectorAll('header, aside')) {
        watcher.observe(part, { attributes: true, childList: true, subtree: true });
      }
      for (let y = start; y < end; y += 10) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      watcher.disconnect();
      return seen;
    },
    [from, to] as const,
  );
}

const barOf = (page: Page) => page.getByRole('banner').locator('> div');
const heightOf = (bar: Locator) =>
  bar.evaluate((element) => element.getBoundingClientRect().height);

test('the header gets lower at 100 pixels, hides on scrolling down from 300 pixels on, and is transparent over a picture', async ({
  page,
}) => {
  await open(page, '/');
  const bar = barOf(page);
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const transparent = 'rgba(0, 0, 0, 0)';
  const full = await heightOf(bar);
  expect(await ground()).toBe(transparent);
  await scrollTo(page, 99);
  await waitForIdle(page);
  expect(await heightOf(bar)).toBe(full);
  await scrollTo(page, 100);
  await expect.poll(() => heightOf(bar)).toBeLessThan(full);
  await scrollTo(page, 150);
  await expect.poll(ground).not.toMatch(/, 0(\.\d+)?\)$/);
  await scrollTo(page, 0);
  await expect.poll(() => heightOf(bar)).toBe(full);
  await expect.poll(ground).toBe(transparent);

  await scrollTo(page, 299);
  await waitForIdle(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 300);
  await expect(bar).not.toBeInViewport();
  expect(await changesWhileScrolling(page, 310, 700), 'rerendered for each pixel').toBe(0);
  await scrollTo(page, 900);
  await waitForIdle(page);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 880);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1200);
  await expect(bar).not.toBeInViewport();
  // Keyboard focus brings the header back.
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(bar).toBeInViewport({ ratio: 1 });

  await scrollTo(page, 0);
  for (const [path, isOverPicture] of [
    ['/magazines', false],
    [`/movie/${films.usual}`, true],
    ['/login', false],
  ] as const) {
    await pushPath(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    if (isOverPicture) await expect.poll(ground, path).toBe(transparent);
    else await expect.poll(ground, path).not.toBe(transparent);
  }
});
