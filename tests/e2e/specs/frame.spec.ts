import type { Locator, Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { films } from '../support/films.ts';
import {
  desktop,
  hrefs,
  readCategories,
  readGenres,
  scrollTo,
  withDescendants,
} from '../support/frame.ts';
import { framedPath, open, pushPath, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const film = `/movie/${films.usual}`;

test.describe('the bar', () => {
  test.use(desktop);

  for (const language of ['fa', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('has the main places by their ids, opens genres and categories by the keyboard, and gives the focus back @states', async ({
        page,
        api,
        say,
        watch,
      }) => {
        await open(page, framedPath);
        const bar = page.getByRole('navigation', { name: say.mainMenu });
        expect(await hrefs(bar.getByRole('link'))).toEqual([
          '/cinema',
          '/live/parde-one',
          '/channel/khabar',
          '/channel/studio',
          '/magazines',
          '/genres',
        ]);

        await waitForIdle(page);
        expect(watch.apiCalls()).not.toContain('GET /genres');
        const button = page.getByRole('button', { name: say.openCategories });
        await page.getByRole('link', { name: say.categories, exact: true }).first().focus();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');

        const panel = page.getByRole('navigation', { name: say.categories });
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
    });
  }

  test('opens categories under a mouse that rests, closes them when it has gone, and keeps what was pressed', async ({
    page,
    say,
  }) => {
    await open(page, '/');
    const panel = page.getByRole('navigation', { name: say.categories });
    const button = page.getByRole('button', { name: say.openCategories });
    const beside = () => page.mouse.move(640, 790);
    await page.getByRole('link', { name: say.categories, exact: true }).first().hover();
    await expect(panel).toBeVisible();
    await panel.getByRole('link').first().hover();
    await expect(panel).toBeVisible();
    await beside();
    await expect(panel).toHaveCount(0);

    await test.step('what a rest of the mouse opened stays when the mouse then presses', async () => {
      await button.hover();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel).toBeVisible();
      await button.click();
      await expect(panel).toHaveCount(0);
      await beside();
    });

    await test.step('one panel is open at a time, and none after its link was followed', async () => {
      await button.click();
      await expect(panel).toBeVisible();
      await page.getByRole('button', { name: say.search }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('combobox')).toBeVisible();
      await page.keyboard.press('Escape');
      await button.click();
      await panel.locator('a[href^="/genres/"]').first().click();
      await expect(page).toHaveURL(/\/genres\/\w+$/);
      await expect(panel).toHaveCount(0);
    });
  });

  test('opens categories by touch too', async ({ anotherViewer, say }) => {
    const page = await anotherViewer({ ...desktop, hasTouch: true });
    await open(page, '/');
    await page.getByRole('button', { name: say.openCategories }).tap();
    const panel = page.getByRole('navigation', { name: say.categories });
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: say.openCategories }).tap();
    await expect(panel).toHaveCount(0);
  });

  test('marks the page itself, and the part of the site that it belongs to', async ({
    page,
    say,
  }) => {
    const bar = page.getByRole('navigation', { name: say.mainMenu });
    const marked = bar.locator('[aria-current]');
    await open(page, '/profile/faq');
    await expect(marked).toHaveCount(0);
    for (const path of [
      '/lives',
      '/casts/iranian-actors',
      '/casts/foreign-actors',
      '/casts/directors',
    ]) {
      await pushPath(page, path);
      await expect(marked, path).toHaveText(say.categories);
      await expect(marked, path).toHaveAttribute('aria-current', 'true');
      // Alternate, because equal marks would not show a failure to move.
      await pushPath(page, '/magazines');
      await expect(marked, `from ${path}`).toHaveAttribute('href', '/magazines');
      await expect(marked, `from ${path}`).toHaveAttribute('aria-current', 'page');
    }
    // Both addresses of the header's own channel, and another channel.
    for (const [path, mark] of [
      ['/live/parde-one', 'page'],
      ['/lives/parde-one', 'page'],
      ['/lives/parde-kids', 'true'],
    ] as const) {
      await pushPath(page, path);
      await expect(marked, path).toHaveAttribute('href', '/live/parde-one');
      await expect(marked, path).toHaveAttribute('aria-current', mark);
    }
    await pushPath(page, '/genres');
    await expect(marked).toHaveText(say.categories);
    await expect(marked).toHaveAttribute('aria-current', 'page');
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

test.describe('as the page scrolls', () => {
  const barOf = (page: Page) => page.getByRole('banner').locator('> div');
  const heightOf = (bar: Locator) =>
    bar.evaluate((element) => element.getBoundingClientRect().height);

  test('the header gets lower at 100 pixels, and from 300 on goes with the way down and comes with the way up', async ({
    page,
  }) => {
    await open(page, '/');
    const bar = barOf(page);
    const whole = await heightOf(bar);
    await scrollTo(page, 99);
    await waitForIdle(page);
    expect(await heightOf(bar)).toBe(whole);
    await scrollTo(page, 100);
    await expect.poll(() => heightOf(bar)).toBeLessThan(whole);
    await scrollTo(page, 0);
    await expect.poll(() => heightOf(bar)).toBe(whole);

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
  });

  test('it lies on the picture of a page that has one, until then', async ({ page }) => {
    const ground = () =>
      barOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const path of ['/', film]) {
      await open(page, path);
      expect(await ground(), path).toBe('rgba(0, 0, 0, 0)');
      await scrollTo(page, 150);
      await expect.poll(ground).not.toMatch(/, 0(\.\d+)?\)$/);
      await scrollTo(page, 0);
      await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    }
    for (const path of ['/login', '/magazines', '/download']) {
      await open(page, path);
      expect(await ground(), path).not.toBe('rgba(0, 0, 0, 0)');
    }
  });
});
