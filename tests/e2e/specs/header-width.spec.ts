import type { Page } from '@playwright/test';
import { framedPath, open } from '../support/journey.ts';
import { people, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** From the width where the bar shows its links to the one where it shows the viewer's number too. */
const widths = [1024, 1100, 1280, 1366];

test.use({ language: 'en', isMobile: false, hasTouch: false });

/** Texts of the bar that are clipped, wrapped or outside. */
function misfits(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const found: string[] = [];
    const nav = header.querySelector('nav');
    if (!nav || nav.scrollWidth > nav.clientWidth)
      found.push('the links are wider than their room');
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push('the page is wider than the window');
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`“${node.textContent}” stands on ${lines.size} lines`);
    }
    return found;
  });
}

test('the bar holds its English words on one line, for a guest and for a viewer @story @smoke', async ({
  page,
  context,
  site,
  api,
}) => {
  const { session } = await sessionOf(site, api, people.subscriber.mobile);
  for (const who of ['guest', 'viewer']) {
    if (who === 'viewer') {
      await context.addCookies([{ name: 'session', value: session, url: site.origin }]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, framedPath);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      expect(await misfits(page), `${who} at ${width}`).toEqual([]);
    }
  }
});
