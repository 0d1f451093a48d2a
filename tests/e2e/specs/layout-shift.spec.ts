import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import {
  holdRequests,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

const screens = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 800 },
};

/** The web font may move letters by a hair; nothing visible may move. */
const allowed = 0.01;

for (const [screen, viewport] of Object.entries(screens)) {
  for (const path of ['/', `/movie/${films.usual}`]) {
    test.describe(`${path} on ${screen}`, () => {
      test.use({ viewport });

      test('stays where it was drawn while its scripts and pictures arrive', async ({
        page,
        watch,
      }) => {
        await watchShifts(page);
        // First the document, then the scripts, then the pictures.
        const scripts = await holdRequests(page, '**/assets/*.js');
        const pictures = await holdRequests(page, '**/media/**');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('footer')).toBeVisible();
        await waitForIdle(page);
        // The font may move letters by a hair: this measures what comes after it.
        await page.evaluate(async () => {
          await document.fonts.ready;
          if (window.shifts) window.shifts.length = 0;
        });
        scripts.release();
        await waitForHydration(page);
        await waitForIdle(page);
        pictures.release();
        await waitForRequests(page, watch);
        const shifts = (await page.evaluate(() => window.shifts)) ?? [];
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(allowed);
      });
    });
  }
}

/** Records each layout shift from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = JSON.parse(JSON.stringify(entry));
        const at = Reflect.get(entry, 'sources');
        const moved = Array.isArray(at) ? at.map(({ node }) => nameOf(node)) : sources;
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
