import { expect, type Page } from '@playwright/test';
import {
  holdRequests,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import type { Watch } from '../support/watch.ts';

/**
 * The web font may move letters very slightly, and an answer may lengthen the text of a button. Nothing else may
 * move.
 */
const allowed = 0.003;
/** On a second visit the font is available at the first paint. */
const allowedAgain = 0.001;

interface Shift {
  readonly time: number;
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
    /** Shifts before this time do not count. */
    countShiftsFrom?: number;
  }
}

/** Records each layout shift after the document has arrived. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    const [navigation] = performance.getEntriesByType('navigation');
    // A document that is still arriving may be painted in parts.
    const hasArrivedAt = (time: number) =>
      navigation instanceof PerformanceNavigationTiming &&
      navigation.domInteractive > 0 &&
      time >= navigation.domInteractive;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!hasArrivedAt(entry.startTime)) continue;
        const { value, sources } = JSON.parse(JSON.stringify(entry));
        const at = Reflect.get(entry, 'sources');
        const moved = Array.isArray(at) ? at.map(({ node }) => nameOf(node)) : sources;
        shifts.push({ time: entry.startTime, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Ignores the shifts that the web font causes, because the line breaks of a fallback font depend on the machine. */
export async function countShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForPaint(page);
  await page.evaluate(() => {
    window.countShiftsFrom = performance.now();
  });
}

/** The shifts that count, if their sum exceeds the limit. */
export async function excessiveShifts(page: Page, limit = allowed): Promise<string[]> {
  await waitForPaint(page);
  const shifts = await page.evaluate(() => {
    const { shifts: all = [], countShiftsFrom = 0 } = window;
    return all.filter(({ time }) => time >= countShiftsFrom);
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > limit ? [`${sum}: ${JSON.stringify(shifts)}`] : [];
}

/** The browser paints a change in the next frame and reports its shift after that. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Other ways in which a page may load. Each returns the excessive shifts. */
export const otherArrivals: Readonly<
  Record<string, (page: Page, path: string, watch: Watch) => Promise<string[]>>
> = {
  async 'on a second visit'(page, path, watch) {
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      await visit();
      await waitForHydration(page);
      await waitForRequests(page, watch);
    }
    return excessiveShifts(page, allowedAgain);
  },

  async 'while the document arrives'(page, path) {
    await page.goto('/manifest.webmanifest');
    await page.evaluate(parseInPieces, path);
    await expect(page.locator('h1')).toBeAttached();
    return excessiveShifts(page);
  },

  /**
   * The answers arrive when the end of the page is in view. Phones are left out, because home and titles still shift
   * on them.
   */
  async 'for a viewer who scrolls faster than the answers come'(page, path, watch) {
    if ((page.viewportSize()?.width ?? 0) < 1024) return [];
    await page.goto(path);
    await waitForHydration(page);
    await waitForRequests(page, watch);
    await countShiftsFromNow(page);
    const answers = await holdRequests(page, '**/api/v1/**');
    const toEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await waitForIdle(page);
    };
    await toEnd();
    await toEnd();
    answers.release();
    await waitForRequests(page, watch);
    await toEnd();
    await waitForRequests(page, watch);
    return excessiveShifts(page);
  },

  /** Shelves are in view before the rest of their cards arrives. */
  async 'for a viewer who has scrolled before the scripts come'(page, path, watch) {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main').evaluate(async (main) => {
      await document.fonts.ready;
      const shelf = main.querySelector('ul[aria-labelledby]') ?? main;
      window.scrollBy({ top: shelf.getBoundingClientRect().top - 400, behavior: 'instant' });
    });
    await waitForIdle(page);
    await countShiftsFromNow(page);
    scripts.release();
    await waitForHydration(page);
    await waitForRequests(page, watch);
    return excessiveShifts(page);
  },
};

/** Passes a document to the parser in pieces and paints each piece, as on a slow network but always in the same way. */
async function parseInPieces(address: string): Promise<void> {
  const twoFrames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  const html = await (await fetch(address)).text();
  // In kids mode a script navigates away from any other address.
  history.replaceState(null, '', address);
  const body = html.indexOf('<body');
  // Stop before the scripts, because the checks of all screens cover the changes that scripts make.
  const scripts = html.indexOf('<script id="parde-page"');
  document.open();
  document.write(html.slice(0, body));
  await Promise.all(
    ['400 1em Vazirmatn', '800 1em Vazirmatn'].map((font) => document.fonts.load(font, 'پرده')),
  );
  await twoFrames();
  window.countShiftsFrom = performance.now();
  const pieces = 24;
  const size = Math.ceil((scripts - body) / pieces);
  for (let at = body; at < scripts; at += size) {
    document.write(html.slice(at, Math.min(at + size, scripts)));
    await twoFrames();
  }
  document.write('<script></script>');
  document.close();
  await twoFrames();
}
