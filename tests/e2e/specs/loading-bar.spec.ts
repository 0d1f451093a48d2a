import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import { linkToFilm, open, press } from '../support/journey.ts';
import { askForCode, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const slow = 1500;

/** Notes each bar that a screen reader would hear of. */
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

test('a page that is long in coming shows a bar, which goes when the page is there @story', async ({
  page,
  api,
  say,
}) => {
  await open(page, '/');
  const bar = page.getByRole('progressbar', { name: say.loading });
  await expect(bar).toHaveCount(0);
  await api.fail({ operationId: 'getMovie', delayMs: slow });
  await press(linkToFilm(page, films.usual));
  await expect(bar).toBeVisible();
  // It is there at once as far as its card tells; the bar goes when the rest is.
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();
  await expect(bar).toHaveCount(0);
});

test('CSS moves the bar, in ten seconds at most: while it runs nothing is drawn anew', async ({
  page,
  api,
  say,
}) => {
  await open(page, '/');
  // Held back for longer than the test: what is counted is a bar that runs, and not its end.
  await api.fail({ operationId: 'getMovie', delayMs: 60_000, times: 5 });
  await press(linkToFilm(page, films.usual));
  const bar = page.getByRole('progressbar', { name: say.loading });
  await expect(bar).toBeVisible();
  // It never gets to its end, and has run for a fifth of a second when it is first seen.
  await expect(bar.locator('div')).toHaveCSS('transition-duration', '9.3s');
  const changes = await bar.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver((all) => {
          count += all.length;
        });
        observer.observe(element, { subtree: true, attributes: true, childList: true });
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
  expect(changes).toBe(0);
});

test('what the viewer sends shows the bar', async ({ page, api, say }) => {
  await open(page, '/login');
  await api.fail({ operationId: 'sendCode', delayMs: slow });
  const asked = askForCode(page, people.lapsed.mobile);
  await expect(page.getByRole('progressbar', { name: say.loading })).toBeVisible();
  await asked;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('what the viewer asks for again shows the bar', async ({ page, api, say, watch }) => {
  await api.fail({ operationId: 'getSlider', status: 500, times: 2 });
  watch.expectAnswer(500, /\/get\/slider/);
  await open(page, '/');
  await api.fail({ operationId: 'getSlider', delayMs: slow });
  await page.getByRole('button', { name: say.tryAgain }).click();
  await expect(page.getByRole('progressbar', { name: say.loading })).toBeVisible();
  await expect(page.getByText(say.sectionFailed)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('what is fetched ahead shows none', async ({ page, api }) => {
  await open(page, '/');
  const bars = await watchBars(page);
  await api.fail({ operationId: 'getMovie', delayMs: 600 });
  const fetched = page.waitForResponse(/\/get\/movie\//);
  await linkToFilm(page, films.usual).focus();
  await fetched;
  expect(await bars()).toBe(0);
});
