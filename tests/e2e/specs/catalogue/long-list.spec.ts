import type { Locator, Page } from '@playwright/test';
import { faultOf, retryAtOnce } from '../../support/faults.ts';
import { follow, holdRequests, intercept, open, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';

/** The maximum number of cards in the DOM, however far the list is scrolled. */
const cardsInPage = 60;

const cards = (page: Page) => page.locator('main li[data-index]');

/** Scrolls past this number of cards, page by page. Where the list stops at the footer, clicks “more”. */
async function scrollPast(page: Page, more: Locator, count: number): Promise<void> {
  const last = cards(page).last();
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    if (await footer.isVisible()) await more.click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(Number(await last.getAttribute('data-index'))).toBeGreaterThan(count);
  }).toPass({ timeout: 40_000, intervals: [50] });
}

/** The index and address of the card at the top of the screen. */
function cardInView(page: Page): Promise<{ index: number; href: string; top: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main li[data-index]')];
    const found = all.find((each) => each.getBoundingClientRect().top > 150);
    const href = found?.querySelector('a')?.getAttribute('href') ?? '';
    const top = Math.round(found?.getBoundingClientRect().top ?? 0);
    return { index: Number(found?.getAttribute('data-index')), href, top };
  });
}

/** Scrolls to a share of the page's height, and waits until history has stored the position. */
async function waitForScrollEnd(page: Page, share: number): Promise<void> {
  // An earlier stored position may be close to the target, so wait until the stored position has changed.
  const before = await page.evaluate((of) => {
    const storedPosition = JSON.stringify(history.state?.grid?.position);
    window.scrollTo(0, document.body.scrollHeight * of);
    return storedPosition;
  }, share);
  await expect
    .poll(async () => {
      const { index, href, top } = await cardInView(page);
      const storedPosition: { index?: number } | undefined = await page.evaluate(
        () => history.state?.grid?.position,
      );
      const isDrawn = index > 200 && href !== '' && top < (page.viewportSize()?.height ?? 0);
      return (
        isDrawn &&
        JSON.stringify(storedPosition) !== before &&
        Math.abs(index - Number(storedPosition?.index)) < 12
      );
    })
    .toBe(true);
}

test('hundreds of cards can be scrolled past, the footer is reachable, the page does not grow, and reload and back restore the same position', async ({
  page,
  labels,
}) => {
  await open(page, '/cinema');
  await expect(cards(page)).not.toHaveCount(0);
  await waitForIdle(page);
  const before = await page.evaluate(() => document.querySelectorAll('*').length);
  const more = page.getByRole('button', { name: labels.more });
  await test.step('two pages load automatically, and then a button is above the footer', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(footer).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(cards(page).last()).toHaveAttribute('data-index', '107');
    await expect(more).toBeVisible();
    await more.click();
    await expect(page.locator('main li[data-index="108"] a')).toBeFocused();
  });
  await scrollPast(page, more, 400);
  expect(await cards(page).count()).toBeLessThanOrEqual(cardsInPage);
  const after = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(after).toBeLessThan(before + 25 * 40);
  const soFar = (await page.getByText(labels.shownOf).textContent()) ?? '';
  const inAll = (await page.getByText(labels.titles).textContent()) ?? '';
  expect(soFar.split(' ').at(-1), 'what the end of the list says of all').toBe(inAll.split(' ')[0]);
  // Screen readers announce the card's position in the list.
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', /\d{3}/);

  await waitForScrollEnd(page, 0.6);
  const seen = await cardInView(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => cardInView(page)).toEqual(seen);
  // The earlier cards are still above it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards(page).first()).toHaveAttribute('data-index', '0');
  await expect(cards(page).first().getByRole('link')).toBeAttached();

  // History may still have the previous position.
  await waitForScrollEnd(page, 0.7);
  const { index } = await cardInView(page);
  const link = page.locator(`main li[data-index="${index}"] a`);
  // A click would scroll the link into view. Scroll before, so that the position on leaving is known.
  await link.scrollIntoViewIfNeeded();
  const left = await cardInView(page);
  await follow(link);
  await page.goBack();
  await expect.poll(() => cardInView(page)).toEqual(left);
  await expect(link).toBeFocused();
});

test('the keyboard keeps the focus when the next page fails, and continues after a retry; an empty page does not end the list', async ({
  page,
  api,
  labels,
  watch,
}) => {
  watch.expectAnswer(500, /\/get\/titles\?/);
  await retryAtOnce(page);
  await open(page, '/cinema');
  await api.setFault(faultOf('listTitles', '500'));
  await page.getByRole('button', { name: labels.more }).focus();
  const retry = page.getByRole('button', { name: labels.tryAgain });
  const status = page.getByRole('status').filter({ has: retry });
  await expect(retry).toBeFocused();

  const answer = await holdRequests(page, '**/get/titles?*');
  await page.keyboard.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  await expect(status).toContainText(labels.loading);
  answer.release();
  await expect(status).toContainText(labels.restFailed);
  await expect(retry).toBeFocused();

  await api.reset();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  let isEmptied = false;
  await intercept(page, '**/get/titles?*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const items = isEmptied ? data.items : [];
    isEmptied = true;
    await route.fulfill({ response, json: { ...rest, data: { ...data, items } } });
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('main [aria-posinset="37"]').getByRole('link')).toBeFocused();
});
