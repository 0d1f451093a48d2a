import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { messages } from './messages.ts';
import type { Watch } from './watch.ts';

/** Opens a page and waits for hydration. Pictures may still load. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
}

/**
 * Waits until React has hydrated every part. Before that, a click on a link loads a document instead of navigating
 * with the router.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) return false;
    const root = Reflect.get(document, key).stateNode.current;
    if (root.memoizedState.isDehydrated !== false) return false;
    // The root hydrates first, and its Suspense boundaries hydrate when the browser is idle.
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

export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })),
  );
}

/**
 * Scrolls every part near the viewport once, because some parts load only then, and returns to the top. A long grid
 * grows without end, so the scroll ends at the page's initial end.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y < end; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // The browser notifies observers at the end of a frame.
      await nextFrame();
      await nextFrame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits for every request of the page, and for the requests that follow from their answers. */
export async function waitForRequests(page: Page, watch: Watch): Promise<void> {
  // The previous document sends requests until this document is answered, and those may never end.
  const start = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const answered =
      navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
    return performance.timeOrigin + answered;
  });
  // Requests of another tab, which may reload meanwhile, are left out too.
  const own = () =>
    watch
      .requests(start)
      .filter((request) => !request.isNavigationRequest() && request.frame().page() === page);
  for (let rendered = -1; rendered < own().length; ) {
    const sentRequests = own();
    rendered = sentRequests.length;
    // The promise of a response's `finished()` never settles if the page aborts while the response arrives.
    const pending = () => sentRequests.filter(isPending).map((request) => request.url());
    await expect.poll(pending, { intervals: [20, 50, 100], timeout: 120_000 }).toEqual([]);
    await waitForIdle(page);
  }
}

const isPending = (request: Request) =>
  request.failure() === null && request.timing().responseEnd === -1;

/** Delays the answers to matching requests until `release()`. */
export async function holdRequests(
  page: Page,
  addresses: string,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/**
 * Does the same as `page.route()`, but also for an open page: a busy page lets requests pass for a while after its
 * first route.
 */
export async function intercept(page: Page, ...args: Parameters<Page['route']>): Promise<void> {
  await page.route(...args);
  if (page.url() === 'about:blank') return;
  const probe = '**/robots.txt';
  await page.route(probe, (route) => route.fulfill({ status: 204 }));
  const fetchRobots = () => page.evaluate(async () => (await fetch('/robots.txt')).status);
  await expect.poll(fetchRobots).toBe(204);
  await page.unroute(probe);
}

/** The last link to a film's page. The first link may be in the slider, which moves. */
export function linkToFilm(page: Page, id: string): Locator {
  return page.locator(`main a[href="/movie/${id}"]`).last();
}

/** Opens the footer's groups of links, which are folded on a phone. */
export async function unfoldFooter(page: Page): Promise<void> {
  await page.locator('footer details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '');
  });
}

/** Follows a link with the router, in the same document. */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  const { href } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const document = await markDocument(page);
  await press(link);
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).toBeAttached();
  expect(await document.isTheSame(), 'the router went there, not the browser').toBe(true);
}

/**
 * Taps or clicks, as the device does. Content that a scroll renders may move the target, so scroll first. Such
 * content may also replace the target: then Playwright's own scroll fails, while its click finds the target again.
 */
export async function press(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isInSight = top >= 0 && bottom <= window.innerHeight;
    if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await target.tap();
  else await target.click();
}

/** Advances the page's clock until the condition is true. Install `page.clock` before the page opens. */
export async function passTime(page: Page, holds: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:30');
    await holds();
  }).toPass({ intervals: [100] });
}

/** Navigates like the browser's back button: in the same document, without a link. */
export function pushPath(page: Page, path: string): Promise<void> {
  return page.evaluate((at) => {
    window.history.pushState(null, '', at);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A page that sends no requests to the API. */
export const quietPath = '/callback';

/** A page with header and footer that sends no requests either: its text is in the document. */
export const framedPath = '/profile/terms';

/** Opens a page without requests, which cancels the retries of the previous page. */
export async function rest(page: Page): Promise<void> {
  await pushPath(page, quietPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fa.noPayment);
}

/** Goes to home by the logo. */
export async function goHome(page: Page): Promise<void> {
  await follow(page.locator('header a[href="/"]').first());
}

async function markDocument(page: Page): Promise<{ isTheSame: () => Promise<boolean> }> {
  const document = await page.evaluateHandle(() => window.document);
  return {
    isTheSame: () => document.evaluate((marked) => marked === window.document).catch(() => false),
  };
}

/** Returns a button of the header. On a phone the button is in the side menu, which this opens and leaves open. */
export async function headerSwitch(page: Page, name: string, menu: string): Promise<Locator> {
  const button = page.getByRole('button', { name });
  const opensMenu = page.getByRole('button', { name: menu });
  await expect(button.or(opensMenu).first()).toBeVisible();
  if (await opensMenu.isVisible()) await opensMenu.click();
  await expect(button).toBeVisible();
  return button;
}
