import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { desktop } from '../../support/frame.ts';
import {
  framedPath,
  holdRequests,
  open,
  press,
  pushPath,
  scrollThrough,
} from '../../support/journey.ts';
import { addToList, begin } from '../../support/library.ts';
import { newMobile } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { films } from '../../support/titles.ts';

/** The elements of a page's cards that a hover preview covers. */
const cells = (page: Page) => page.locator('main li div:has(> a[href^="/movie/"]):has(> button)');

/**
 * Returns a function that tests whether a script of the hover preview was loaded. No other script contains this key.
 */
function hoverPreviewScripts(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).some((text) => text.includes('waysToWatch'));
}

/** The texts, marks and menu buttons that cover the picture of a card, without the hover preview. */
function thingsOnPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const meets = (a: DOMRect, b: DOMRect) =>
      a.width > 1 &&
      a.left < b.right - 1 &&
      b.left < a.right - 1 &&
      a.top < b.bottom - 1 &&
      b.top < a.bottom - 1;
    return Array.from(document.querySelectorAll('main li a')).flatMap((card) => {
      const item = card.closest('li');
      const picture = card.firstElementChild;
      if (!item || !picture?.querySelector('img, svg') || card.closest('article')) return [];
      const box = picture.getBoundingClientRect();
      const others = Array.from(item.querySelectorAll('bdi, button, a ~ *, a > span ~ *'));
      return others
        .filter((each) => meets(each.getBoundingClientRect(), box))
        .map((each) => `${each.tagName} ${each.textContent} on ${card.getAttribute('href')}`);
    });
  });
}

test('texts, marks and menu buttons are beside a picture, not on it; a card’s menu marks a title as watched and undoes this', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, framedPath);
  await begin(page, 'movie', films.usual);
  await addToList(page, 'watchlist', films.usual);
  const shelfOf = (name: string) => page.getByRole('list', { name });

  await pushPath(page, '/');
  await expect(shelfOf(labels.continueWatching).getByRole('button')).toHaveCount(1);
  await expect(async () => {
    await scrollThrough(page);
    await expect(shelfOf(labels.top).getByRole('listitem')).toHaveCount(10, { timeout: 2000 });
  }).toPass();
  expect(await thingsOnPictures(page)).toEqual([]);
  await pushPath(page, '/profile/list');
  await expect(shelfOf(labels.watchlist).getByRole('button')).toHaveCount(1);
  expect(await thingsOnPictures(page), 'a list').toEqual([]);
  await pushPath(page, `/search/${encodeURIComponent('شب')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«شب»');
  await expect(cells(page).first()).toBeVisible();
  expect(await thingsOnPictures(page), 'the search').toEqual([]);

  await pushPath(page, '/cinema');
  await expect(page.locator('main li[data-index]').nth(1)).toBeVisible();
  expect(await thingsOnPictures(page), 'a grid').toEqual([]);
  const dots = cells(page).nth(1).getByRole('button');
  const dialog = page.getByRole('dialog');
  await press(dots);
  await press(dialog.getByRole('button', { name: 'تماشا کرده‌ام', exact: true }));
  await expect(dialog).toHaveCount(0);
  await press(dots);
  await press(dialog.getByRole('button', { name: 'تماشا نکرده‌ام', exact: true }));
  await press(dots);
  await expect(dialog.getByRole('button', { name: 'تماشا کرده‌ام', exact: true })).toBeVisible();
});

/** Starts a touch on the target and does not end it. */
async function touch(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const tapPoint = { x: x + width / 2, y: y + height / 3 };
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', tapPoint);
  return {
    move: (by: number) => send('touchMove', { x: tapPoint.x, y: tapPoint.y - by }),
    lift: () => send('touchEnd'),
  };
}

test('a long press and the menu button open a card’s sheet, a scroll does not, and its scripts load only then @states', async ({
  page,
  language,
}) => {
  const t = titleMessages[language];
  const hasScripts = hoverPreviewScripts(page);
  await open(page, '/');
  const [first, second] = [cells(page).first(), cells(page).nth(1)];
  const dialog = page.getByRole('dialog');
  await expect(first).toBeVisible();
  expect(await hasScripts()).toBe(false);

  const scroll = await touch(first.getByRole('link'));
  await scroll.move(60);
  await scroll.lift();
  const finger = await touch(second.getByRole('link'));
  const name = (await second.locator('a bdi').first().textContent()) ?? '';
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await finger.lift();
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL('/');
  expect(await hasScripts()).toBe(true);
  await expect(dialog.getByRole('link', { name: t.subscribe })).toBeVisible();
  await expect(dialog.getByText('با اشتراک')).toBeVisible();
  await checkState(page, 'the sheet of a card');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const dots = first.getByRole('button');
  const { width, height } = (await dots.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await press(dots);
  await expect(dialog.getByRole('button', { name: t.share })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
});

test.describe('with a mouse and a keyboard', () => {
  test.use(desktop);

  test('the hover preview is larger than the picture, covers no name while it is open, and closes with Escape @states', async ({
    page,
    language,
    watch,
  }) => {
    const t = titleMessages[language];
    const hasScripts = hoverPreviewScripts(page);
    await open(page, '/');
    const cell = cells(page).nth(1);
    const card = cell.locator('> a');
    const panel = cell.locator('> div');
    await expect(cell).toBeVisible();
    expect(await hasScripts()).toBe(false);
    watch.clearRequests();

    await test.step('hovering opens the preview, and the mouse may move into it', async () => {
      await card.hover();
      await expect(panel.getByRole('link', { name: t.subscribe })).toBeVisible();
      // The hover preview grows while it opens.
      await expect(async () => {
        const [over, picture, names] = [
          await panel.boundingBox(),
          await card.locator('> span').first().boundingBox(),
          await card.locator('> span').last().boundingBox(),
        ];
        expect(over?.width ?? 0).toBeGreaterThan((picture?.width ?? 0) * 1.15);
        expect(over?.height ?? 0).toBeGreaterThan(picture?.height ?? 0);
        // All names of a row are on one line.
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(names?.y ?? 0);
      }).toPass();
      await panel.getByRole('button').first().hover();
      await expect(panel).toBeVisible();
      // Only the page's own call is allowed, which the link has prefetched.
      const titleCalls = watch.apiCalls().filter((call) => /movie|cart|my\//.test(call));
      expect(titleCalls.filter((call) => !call.startsWith('GET /get/movie/'))).toEqual([]);
      expect(titleCalls.length).toBeLessThanOrEqual(1);
    });
    await test.step('Escape closes it, and so does moving the mouse away', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await page.mouse.move(0, 0);
      await card.hover();
      await expect(panel).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(panel).toHaveCount(0);
    });
    await test.step('the keyboard reaches all its controls, and Escape returns to the card', async () => {
      await cells(page).first().locator('> a').focus();
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight');
      await expect(panel).toBeVisible();
      await checkState(page, 'a second look');
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(card).toBeFocused();
    });
    await test.step('it opens the menu, and closing the menu returns to the card', async () => {
      await cells(page).first().locator('> a').focus();
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight');
      await panel.getByRole('button').last().focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: t.share })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(card).toBeFocused();
    });
    await test.step('details that arrive later change neither the picture nor its height', async () => {
      const last = cells(page).nth(2);
      const preview = last.locator('> div');
      const { release } = await holdRequests(page, '**/get/movie/**');
      await page.mouse.move(0, 0);
      await last.locator('> a').hover();
      const picture = preview.locator('img');
      await expect(preview.getByRole('link', { name: t.subscribe })).toBeVisible();
      // The animation of the preview changes the size.
      await preview.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const before = [await picture.getAttribute('src'), await picture.boundingBox()];
      const summary = preview.locator('div:last-child > div:nth-last-child(2)');
      await expect(summary).toHaveText('');
      release();
      await expect(summary).not.toHaveText('');
      expect([await picture.getAttribute('src'), await picture.boundingBox()]).toEqual(before);
    });
  });
});
