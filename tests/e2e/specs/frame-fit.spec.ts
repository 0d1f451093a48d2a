import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems, contrastProblems } from '../support/accessibility.ts';
import { open, press } from '../support/journey.ts';
import { mobileField, people, sendButton, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

type Say = (typeof words)['fa'];

/** What a viewer opens from the header, and a link or a field in it that must be reached. */
const parts: readonly {
  readonly name: string;
  readonly opener: (page: Page, say: Say) => Locator;
  readonly last: (page: Page, say: Say) => Locator;
}[] = [
  {
    name: 'the search',
    opener: (page, say) => page.getByRole('button', { name: say.search, exact: true }),
    last: (page, say) => page.getByRole('button', { name: say.closeSearch }),
  },
  {
    name: 'the side menu',
    opener: (page, say) => page.getByRole('button', { name: say.menu, exact: true }),
    last: (page, say) => page.getByRole('dialog').getByRole('button', { name: say.otherLanguage }),
  },
  {
    name: 'the account',
    opener: (page, say) => page.getByRole('button', { name: say.account }),
    last: (page, say) => page.getByRole('button', { name: say.signOut }),
  },
];

/** The narrowest screen, and what a window of 1280 × 800 has left at 200 %. */
const windows = [
  { name: 'at 320 pixels', viewport: { width: 320, height: 568 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
] as const;

/** How much wider than the window the page is. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const language of ['fa', 'en'] as const) {
  for (const { name, viewport } of windows) {
    test.describe(`${language}, ${name}`, () => {
      test.use({ language, viewport, isMobile: false, hasTouch: false });

      test('all that hangs from the header is whole, by day and by night', async ({
        page,
        context,
        site,
        api,
        say,
      }) => {
        const { session } = await sessionOf(site, api, people.subscriber.mobile);
        await context.addCookies([{ name: 'session', value: session, url: site.origin }]);
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page, '/magazines');
        for (const part of parts) {
          await press(part.opener(page, say));
          const last = part.last(page, say);
          await last.focus();
          await expect(last, part.name).toBeInViewport({ ratio: 1 });
          expect(await overflow(page), part.name).toBeLessThanOrEqual(0);
          expect(await accessibilityProblems(page), `${part.name}, by day`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await contrastProblems(page), `${part.name}, by night`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.keyboard.press('Escape');
          await expect(last, part.name).toHaveCount(0);
        }
      });

      test('the sign-in is whole, on its page and over another', async ({ page, say }) => {
        await open(page, '/login');
        for (const place of ['page', 'modal']) {
          if (place === 'modal') {
            await open(page, '/magazines');
            await press(
              page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
            );
          }
          await mobileField(page).fill(people.lapsed.mobile);
          await sendButton(page).focus();
          await expect(sendButton(page), place).toBeInViewport({ ratio: 1 });
          expect(await overflow(page), place).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
