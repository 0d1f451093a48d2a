import { expect, type Locator, type Page } from '@playwright/test';
import type { Watch } from './watch.ts';

/** Opens a page as a document, and waits until it is alive. Its pictures may still be on their way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await alive(page);
}

/**
 * Until React has taken over the document, each part of it. Before that a click on a link would be a plain one, which
 * is right for a viewer and not what a test of the router means.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) return false;
    const root = Reflect.get(document, key).stateNode.current;
    if (root.memoizedState.isDehydrated !== false) return false;
    // The root first, and what stands in boundaries of its own when there is time.
    const waiting = [root.child];
    while (waiting.length > 0) {
      const part = waiting.pop();
      if (!part) continue;
      if (part.memoizedState?.dehydrated) return false;
      waiting.push(part.child, part.sibling);
    }
    return true;
  });
}

/** Until the page has nothing left to do: what it was going to ask for, it has asked for. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );
}

/** Until everything has come that the page has asked for, and what that made it ask for. */
export async function complete(page: Page, watch: Watch): Promise<void> {
  // What a document had asked for that was left may never be answered.
  const start = await page.evaluate(() => performance.timeOrigin);
  for (let seen = -1; seen < watch.requests(start).length; ) {
    const asked = watch.requests(start);
    seen = asked.length;
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
    await idle(page);
  }
}

/** Keeps the answers to some requests back, until they are let go. */
export async function hold(page: Page, addresses: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The link to a film's page: the last one, since the first may stand in the slider, which moves. */
export function linkToFilm(page: Page, id: string): Locator {
  return page.locator(`main a[href="/movie/${id}"]`).last();
}

/** Goes where a link leads, within the same document. */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  const { href } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const document = await mark(page);
  await press(link);
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).toBeAttached();
  expect(await document.isTheSame(), 'the router went there, not the browser').toBe(true);
}

/** With the finger or the mouse, as the device has it. */
export async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await target.tap();
  else await target.click();
}

/** As the way back does it: within the document, and without anything on the page that leads there. */
export function turnTo(page: Page, path: string): Promise<void> {
  return page.evaluate((at) => {
    window.history.pushState(null, '', at);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
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

/** A switch of the header. On a phone it stands in the side menu, which is opened for it and left open. */
export async function headerSwitch(page: Page, name: string, menu: string): Promise<Locator> {
  const button = page.getByRole('button', { name });
  const opensMenu = page.getByRole('button', { name: menu });
  await expect(button.or(opensMenu).first()).toBeVisible();
  if (await opensMenu.isVisible()) await opensMenu.click();
  await expect(button).toBeVisible();
  return button;
}
