import type { Locator, Page } from '@playwright/test';
import { holdRequests, linkToFilm, open, press, pushPath } from '../../support/journey.ts';
import { people, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** Records each bar that a screen reader would announce. */
async function watchBars(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let bars = 0;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.role === 'progressbar') bars += 1;
      }
      Object.assign(window, { barsSeen: bars });
    }).observe(document, { subtree: true, attributeFilter: ['role'] });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'barsSeen') ?? 0));
}

/** Counts DOM changes during ten frames. */
function changesInTenFrames(element: Locator): Promise<number> {
  return element.evaluate(
    (watched) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((all) => {
          count += all.length;
        });
        observer.observe(watched, { subtree: true, attributes: true, childList: true });
        let frames = 0;
        const next = () => {
          frames += 1;
          if (frames < 10) requestAnimationFrame(next);
          else {
            observer.disconnect();
            resolve(count);
          }
        };
        requestAnimationFrame(next);
      }),
  );
}

test('a slow page and a slow form show a bar, which CSS animates; a prefetch shows none', async ({
  page,
  api,
  labels,
}) => {
  await open(page, '/');
  const bar = page.getByRole('progressbar', { name: labels.loading });
  const film = page.locator(`main a[href^="/movie/"]:not([href="/movie/${films.usual}"])`).last();

  await test.step('a prefetch', async () => {
    const bars = await watchBars(page);
    await api.setFault({ operationId: 'getMovie', delayMs: 600 });
    const fetched = page.waitForResponse(/\/get\/movie\//);
    await film.focus();
    const request = (await fetched).request();
    // A busy server refuses requests with this header first.
    expect(request.headers().purpose).toBe('prefetch');
    expect(await bars()).toBe(0);
  });

  await test.step('a page', async () => {
    const answer = await holdRequests(page, '**/api/v1/get/movie/**');
    await press(linkToFilm(page, films.usual));
    await expect(bar).toBeVisible();
    // The animation never reaches the end of the bar, and the bar appears after a fifth of a second.
    await expect(bar.locator('div')).toHaveCSS('transition-duration', '9.3s');
    // No DOM changes while the bar is animated.
    expect(await changesInTenFrames(bar)).toBe(0);
    answer.release();
    // The card's data is shown at once. The bar disappears when all other data has loaded.
    await expect(page).toHaveURL(`/movie/${films.usual}`);
    await expect(page.getByRole('heading', { name: labels.facts })).toBeAttached();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a form', async () => {
    await pushPath(page, '/login');
    const code = await holdRequests(page, '**/api/v1/login/send-code');
    const pendingCode = requestCode(page, people.lapsed.mobile);
    await expect(bar).toBeVisible();
    code.release();
    await pendingCode;
    await expect(bar).toHaveCount(0);
  });
});
