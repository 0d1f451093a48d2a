import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page as a document, and waits until it is alive. Its pictures may still be on their way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await alive(page);
}

/**
 * Until React has taken over the document. Before that a click on a link would be a plain one, which is right for a
 * viewer and not what a test of the router means.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Until the page has nothing left to do: what it was going to ask for, it has asked for. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );
}

/** The link to a film's page: the last one, since the first may stand in the slider, which moves. */
export function linkToFilm(page: Page, id: string): Locator {
  return page.locator(`main a[href="/movie/${id}"]`).last();
}

/** Goes where a link leads, within the same document. */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  const path = await link.getAttribute('href');
  const document = await mark(page);
  await press(link);
  await expect(page).toHaveURL(path ?? '');
  await expect(page.locator('h1')).toBeAttached();
  expect(await document.isTheSame(), 'the router went there, not the browser').toBe(true);
}

/** With the finger or the mouse, as the device has it. */
export async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await target.tap();
  else await target.click();
}

/** By the logo. */
export async function goHome(page: Page): Promise<void> {
  await follow(page.locator('header a[href="/"]').first());
}

async function mark(page: Page): Promise<{ isTheSame: () => Promise<boolean> }> {
  const document = await page.evaluateHandle(() => window.document);
  return {
    isTheSame: () => document.evaluate((marked) => marked === window.document).catch(() => false),
  };
}
