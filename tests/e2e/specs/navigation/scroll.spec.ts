import type { Page } from '@playwright/test';
import {
  follow,
  linkToFilm,
  open,
  quietPath,
  scrollThrough,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../../support/journey.ts';
import { begin } from '../../support/library.ts';
import { newMobile } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Goes back in history, and returns the scroll position in the first frame that shows the earlier page. */
function firstScrollOf(page: Page, heading: string): Promise<number> {
  return page.evaluate(
    (messages) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === messages)
            resolve(Math.round(window.scrollY));
          else requestAnimationFrame(look);
        };
        window.history.back();
        requestAnimationFrame(look);
      }),
    heading,
  );
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  expect(await position(page)).toBe(y);
}

test('a page opens at its top or at the linked section, and each history entry restores its position', async ({
  page,
  labels,
}) => {
  await open(page, '/');
  await linkToFilm(page, films.usual).scrollIntoViewIfNeeded();
  const onHome = await position(page);
  const heading = (await page.locator('h1').textContent()) ?? '';
  expect(onHome).toBeGreaterThan(0);
  await follow(linkToFilm(page, films.usual));
  await expect.poll(() => position(page)).toBe(0);
  await scrollTo(page, 200);

  expect(await firstScrollOf(page, heading), 'in the first frame').toBe(onHome);
  await page.goForward();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect.poll(() => position(page)).toBe(200);

  await test.step('positions are also restored after a reload', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await expect.poll(() => position(page)).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => position(page)).toBe(onHome);
  });

  await test.step('an address with a section scrolls to that section', async () => {
    await page.goForward();
    await expect(page).toHaveURL(`/movie/${films.usual}`);
    const part = page.getByRole('heading', { name: labels.facts });
    await expect(part).toBeAttached();
    await waitForIdle(page);
    await part.evaluate((element) => {
      element.id = 'the part';
    });
    await page.goto(`/movie/${films.usual}#the%20part`);
    await expect(part).toBeInViewport();
    expect(await position(page)).toBeGreaterThan(0);
  });
});

test('the position below late-loading shelves is restored; damaged positions are ignored', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.length === 0)
      sessionStorage.setItem('react-router-scroll-positions', 'null');
  });
  await open(page, '/');
  expect(await page.evaluate(() => sessionStorage.getItem('react-router-scroll-positions'))).toBe(
    'null',
  );
  await scrollThrough(page);
  await waitForRequests(page, watch);
  const link = page.locator('main li a[href^="/movie/"]').last();
  await link.scrollIntoViewIfNeeded();
  await waitForRequests(page, watch);
  const scrollTop = () =>
    link.evaluate((card) => Math.round(window.scrollY + card.getBoundingClientRect().top));
  const before = await scrollTop();
  await follow(link);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await waitForRequests(page, watch);
  expect(await scrollTop()).toBe(before);
});

test('Back restores the position below a viewer’s own shelves in the first frame', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, quietPath);
  for (const id of [films.usual, '1004']) await begin(page, 'movie', id);
  await open(page, '/');
  await scrollThrough(page);
  await waitForRequests(page, watch);
  const own = page.locator('main section').filter({ hasText: 'چون «' });
  await expect(own).not.toHaveCount(0);
  const link = own.last().locator('xpath=following::section[1]').locator('a[href]').first();
  await link.scrollIntoViewIfNeeded();
  await waitForRequests(page, watch);
  const heading = (await page.locator('h1').textContent()) ?? '';
  const onHome = await position(page);
  const inViewport = await link.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  await follow(link);
  await expect.poll(() => position(page)).toBe(0);
  expect(await firstScrollOf(page, heading)).toBe(onHome);
  await waitForRequests(page, watch);
  expect(await link.evaluate((card) => Math.round(card.getBoundingClientRect().top))).toBe(
    inViewport,
  );
});
