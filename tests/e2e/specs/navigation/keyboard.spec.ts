import type { Locator, Page } from '@playwright/test';
import { open } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;

interface Focused {
  readonly what: string;
  readonly visible: boolean;
  readonly inView: boolean;
}

/** Returns the focused element, and whether its focus ring is visible. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card draws the focus ring around its picture.
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
    // The focus has left the end of the page.
    if (what.startsWith('BODY')) break;
    expect(visible, `the focus on ${what} can be seen`).toBe(true);
    const inView = async () => (await focused(page)).inView;
    await expect.poll(inView, `${what} comes into view with the focus`).toBe(true);
    seen.add(what);
    await page.keyboard.press('Tab');
  }
  expect(seen.size, 'stations of the focus').toBeGreaterThan(12);
}

test('the keyboard reaches first the skip link, then every control with a visible focus, and a film from home and back to its card @story', async ({
  page,
  labels,
}) => {
  const skip = page.getByRole('link', { name: labels.skip });
  await open(page, '/');
  await tabThrough(page, skip);
  await page.locator(`main li a[href="${film}"]`).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('heading', { name: labels.facts })).toBeAttached();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.locator('main li a:focus')).toHaveAttribute('href', film);

  await open(page, film);
  await tabThrough(page, skip);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
