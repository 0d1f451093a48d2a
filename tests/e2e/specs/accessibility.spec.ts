import { cookieNames, type Locale, locales } from '@parde/domain';
import type { Locator, Page } from '@playwright/test';
import {
  axeViolations,
  expectAccessibleByDay,
  expectAccessibleInBothThemes,
} from '../page-checks/axe.ts';
import { expectToFitNarrow } from '../page-checks/narrow.ts';
import { screens, screensOfChild, screensOfViewer } from '../page-checks/screens.ts';
import { expectToSuitFingers } from '../page-checks/touch.ts';
import { films } from '../support/films.ts';
import { open, scrollThrough, waitForRequests } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import type { words } from '../support/words.ts';

const film = `/movie/${films.usual}`;

interface Screens {
  readonly page: Page;
  readonly watch: Watch;
  readonly say: (typeof words)['fa'];
  readonly language: Locale;
}

/** On a phone. `pnpm tool accessibility` looks at desktops too. */
async function checkScreens(paths: readonly string[], { page, watch, say, language }: Screens) {
  for (const path of paths) {
    await open(page, path);
    if (path.includes('/download/'))
      await expect(page.getByRole('heading', { name: say.files, exact: true }), path).toBeVisible();
    await scrollThrough(page);
    await waitForRequests(page, watch);
    await expectToSuitFingers(page, path);
    // Colours have no language: Persian pages are looked at by night, too.
    if (language === 'fa') await expectAccessibleInBothThemes(page, path);
    else await expectAccessibleByDay(page, path);
    await expectToFitNarrow(page, path);
  }
}

for (const language of locales) {
  test.describe(`in ${language} axe finds nothing, and 320 pixels hold`, () => {
    test.use({ language });

    for (const [group, paths] of Object.entries(screens)) {
      test(group, async ({ page, watch, say }) => {
        if (paths.includes('/nowhere')) watch.expectAnswer(404, /\/nowhere$/);
        await checkScreens(paths, { page, watch, say, language });
      });
    }

    test('what a child sees', async ({ page, context, site, watch, say }) => {
      await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
      await checkScreens(screensOfChild, { page, watch, say, language });
    });

    test('what a viewer sees', async ({ page, signInAs, watch, say }) => {
      await signInAs(newMobile());
      await checkScreens(screensOfViewer, { page, watch, say, language });
    });
  });
}

test('axe finds nothing in the sheet of the filter', async ({ page, say }) => {
  await open(page, '/cinema');
  await page.getByRole('button', { name: say.filter, exact: true }).click();
  await expect(page.getByRole('dialog', { name: say.filter })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

interface Focused {
  readonly what: string;
  readonly visible: boolean;
  readonly inView: boolean;
}

/** The focused element, and whether its focus ring is visible. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card draws the ring around its picture.
    const hasRing = (part: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== 'rgba(0, 0, 0, 0)'
      );
    };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const name = element.getAttribute('href') ?? element.ariaLabel ?? element.textContent?.trim();
    return {
      what: `${element.tagName} ${name}`,
      visible: [element, ...element.querySelectorAll('*')].some(hasRing),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Tabs through the page: the skip link comes first, and every focus is visible. */
async function tabThrough(page: Page, skip: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const seen = new Set<string>();
  for (let step = 0; step < 20; step += 1) {
    const { what, visible } = await focused(page);
    expect(visible, `the focus on ${what} can be seen`).toBe(true);
    const inView = async () => (await focused(page)).inView;
    await expect.poll(inView, `${what} comes into view with the focus`).toBe(true);
    seen.add(what);
    await page.keyboard.press('Tab');
  }
  expect(seen.size, 'stations of the focus').toBeGreaterThan(12);
}

test('the keyboard: first the way past the header, then everything, visibly, and a film from home @story', async ({
  page,
  say,
}) => {
  const skip = page.getByRole('link', { name: say.skip });
  await open(page, '/');
  await tabThrough(page, skip);
  await page.locator(`main a[href="${film}"]`).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();

  await open(page, film);
  await tabThrough(page, skip);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
