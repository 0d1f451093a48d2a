import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly time: number;
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
    /** Earlier shifts do not count. */
    countShiftsFrom?: number;
  }
}

/** Records each layout shift once the document is whole. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
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

/** Where lines break in a fallback font depends on the machine: what the web font moves does not count. */
export async function countShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForPaint(page);
  await page.evaluate(() => {
    window.countShiftsFrom = performance.now();
  });
}

/** The shifts that count. */
export async function layoutShifts(page: Page): Promise<readonly Shift[]> {
  await waitForPaint(page);
  return page.evaluate(() => {
    const { shifts = [], countShiftsFrom = 0 } = window;
    return shifts.filter(({ time }) => time >= countShiftsFrom);
  });
}

/** What has arrived is painted in the next frame, and its shift is reported after that. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
