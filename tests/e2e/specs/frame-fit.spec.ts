import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { framedPath, open, press } from '../support/journey.ts';
import { mobileField, people, sendButton } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

type Say = (typeof words)['fa'];

/** What opens from the header, and a link or field in it that must be reachable. */
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

/** The narrowest phone, and 1280 × 800 at 200 % zoom. */
const windows = [
  { name: 'at 320 pixels', viewport: { width: 320, height: 568 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
] as const;

/** By how many pixels the page overflows the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const language of ['fa', 'en'] as const) {
  test.describe(`${language}, at 320 pixels and at 200 %`, () => {
    test.use({ language, isMobile: false, hasTouch: false });

    test('all that hangs from the header is whole, by day and by night', async ({
      page,
      signInAs,
      say,
    }) => {
      await signInAs(people.subscriber.mobile);
      for (const { name, viewport } of windows) {
        await page.setViewportSize(viewport);
        await open(page, framedPath);
        for (const part of parts) {
          const where = `${part.name} ${name}`;
          await press(part.opener(page, say));
          const last = part.last(page, say);
          await last.focus();
          await expect(last, where).toBeInViewport({ ratio: 1 });
          expect(await overflow(page), where).toBeLessThanOrEqual(0);
          await expectAccessibleInBothThemes(page, where);
          await page.keyboard.press('Escape');
          await expect(last, where).toHaveCount(0);
        }
      }
    });

    test('the sign-in is whole, on its page and over another', async ({ page, say }) => {
      for (const { name, viewport } of windows) {
        await page.setViewportSize(viewport);
        for (const path of ['/login', framedPath]) {
          await open(page, path);
          if (path === framedPath) {
            await press(
              page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
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
