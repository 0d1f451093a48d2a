import type { Locator, Page } from '@playwright/test';
import { framedPath, open, press } from '../support/journey.ts';
import type { Messages } from '../support/messages.ts';
import { mobileField, people, sendButton } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { axeViolations, contrastViolations } from './axe.ts';
import { check } from './check.ts';
import { spaceTexts } from './narrow.ts';

/** The parts that open from the header, each with a link or field that must be reachable. */
const parts: readonly {
  readonly name: string;
  readonly opener: (page: Page, labels: Messages) => Locator;
  readonly last: (page: Page, labels: Messages) => Locator;
}[] = [
  {
    name: 'the search',
    opener: (page, labels) => page.getByRole('button', { name: labels.search, exact: true }),
    last: (page, labels) => page.getByRole('button', { name: labels.closeSearch }),
  },
  {
    name: 'the side menu',
    opener: (page, labels) => page.getByRole('button', { name: labels.menu, exact: true }),
    last: (page, labels) =>
      page.getByRole('dialog').getByRole('button', { name: labels.otherLanguage }),
  },
  {
    name: 'the account',
    opener: (page, labels) => page.getByRole('button', { name: labels.account }),
    last: (page, labels) => page.getByRole('button', { name: labels.signOut }),
  },
];

/** The narrowest phone, and 1280 × 800 at 200 % zoom. */
const windows = [
  { name: 'at 320 pixels', viewport: { width: 320, height: 568 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
] as const;

/** The parts of the bar that overlap. */
function overlaps(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const parts = Array.from(header.querySelectorAll('a, button, a > span > *')).filter(
      (part) => part.checkVisibility() && !part.closest('nav'),
    );
    const name = (part: Element) => part.ariaLabel ?? part.textContent ?? part.tagName;
    return parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        if (one.contains(other)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
        const above = a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return beside || above ? [] : [`${name(one)} and ${name(other)}`];
      }),
    );
  });
}

/** The sides of the logo's mark, which is square. */
function sidesOfMark(page: Page): Promise<number[]> {
  return page
    .getByRole('banner')
    .locator('a > span svg')
    .evaluate((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      return [width, height].map(Math.round);
    });
}

/** The trust badges whose text overflows their border. */
function spilt(badges: Locator): Promise<(string | null)[]> {
  return badges.evaluateAll((all) =>
    all
      .filter((badge) => {
        const words = document.createRange();
        words.selectNodeContents(badge);
        const [inner, outer] = [words.getBoundingClientRect(), badge.getBoundingClientRect()];
        return inner.width > outer.width || inner.height > outer.height;
      })
      .map(({ textContent }) => textContent),
  );
}

/** The number of pixels by which the page overflows the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const language of ['fa', 'en'] as const) {
  test.describe(`${language}, at 320 pixels and at 200 %`, () => {
    test.use({ language, isMobile: false, hasTouch: false });

    test('everything that opens from the header fits into the window @check-pages', async ({
      page,
      signInAs,
      labels,
    }) => {
      await signInAs(people.subscriber.mobile);
      for (const { name, viewport } of windows) {
        await page.setViewportSize(viewport);
        await open(page, framedPath);
        for (const part of parts) {
          const where = `${part.name} ${name}`;
          await press(part.opener(page, labels));
          const last = part.last(page, labels);
          await last.focus();
          await expect(last, where).toBeInViewport({ ratio: 1 });
          expect(await overflow(page), where).toBeLessThanOrEqual(0);
          await check('axe', () => axeViolations(page), where);
          await check('contrast', () => contrastViolations(page), where);
          await page.keyboard.press('Escape');
          await expect(last, where).toHaveCount(0);
        }
      }
    });

    test('larger text and wider spacing make no parts of the header overlap, and squeeze no logo or badge @check-pages', async ({
      page,
      labels,
    }) => {
      await open(page, '/login');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        for (const [size, mark] of [
          ['100%', 28],
          ['150%', 42],
          ['200%', 56],
        ] as const) {
          const where = `${size} at ${width}`;
          await page.evaluate((it) => {
            document.documentElement.style.fontSize = it;
          }, size);
          expect(await overlaps(page), where).toEqual([]);
          expect(await sidesOfMark(page), where).toEqual([mark, mark]);
          expect(await overflow(page), where).toBeLessThanOrEqual(0);
        }
      }
      await open(page, framedPath);
      await spaceTexts(page, true);
      expect(await overlaps(page)).toEqual([]);
      expect(await sidesOfMark(page)).toEqual([28, 28]);
      const badges = page.getByRole('list', { name: labels.trustBadges }).getByRole('link');
      await expect(badges).toHaveCount(2);
      expect(await spilt(badges)).toEqual([]);
    });

    test('the sign-in fits into the window, on its page and over another page @check-pages', async ({
      page,
      labels,
    }) => {
      for (const { name, viewport } of windows) {
        await page.setViewportSize(viewport);
        for (const path of ['/login', framedPath]) {
          await open(page, path);
          if (path === framedPath) {
            await press(
              page.getByRole('banner').getByRole('link', { name: labels.signIn, exact: true }),
            );
          }
          await mobileField(page).fill(people.lapsed.mobile);
          await sendButton(page).focus();
          const where = `on ${path} ${name}`;
          await expect(sendButton(page), where).toBeInViewport({ ratio: 1 });
          expect(await overflow(page), where).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

/** From the width at which the bar shows its links to the width at which it also shows the viewer's number. */
const widths = [1024, 1100, 1280, 1366];

/** Texts of the bar that are clipped, wrapped or outside the window. */
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

test.describe('from 1024 pixels on', () => {
  test.use({ language: 'en', isMobile: false, hasTouch: false });

  test('the bar shows its English texts on one line, for a guest and for a viewer @story', async ({
    page,
    signInAs,
  }) => {
    for (const who of ['guest', 'viewer']) {
      if (who === 'viewer') await signInAs(people.subscriber.mobile);
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, framedPath);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 768 });
        expect(await misfits(page), `${who} at ${width}`).toEqual([]);
      }
    }
  });
});
