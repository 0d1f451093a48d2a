import type { Page } from '@playwright/test';
import { accessibilityProblems, contrastProblems } from '../support/accessibility.ts';
import { films } from '../support/films.ts';
import { idle, open } from '../support/journey.ts';
import { askForCode, codeField, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const film = `/movie/${films.usual}`;

for (const language of ['fa', 'en'] as const) {
  for (const path of ['/', film, '/login']) {
    test.describe(language, () => {
      test.use({ language });

      test(`axe finds nothing on ${path}, by day and by night`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page, path);
        await idle(page);
        expect(await accessibilityProblems(page), 'by day').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await contrastProblems(page), 'by night').toEqual([]);
      });
    });
  }
}

test('axe finds nothing on the pages between', async ({ page, watch, api, say }) => {
  watch.expectAnswer(404, /\/nowhere$/);
  for (const path of ['/nowhere', '/cinema', '/kids']) {
    await open(page, path);
    expect(await accessibilityProblems(page), path).toEqual([]);
  }
  await open(page, '/login');
  await askForCode(page, people.lapsed.mobile);
  expect(await accessibilityProblems(page), 'the code’s step').toEqual([]);
  watch.expectAnswer(422, /\/login$/);
  const code = await api.codeSentTo(people.lapsed.mobile);
  await codeField(page).fill(code === '0000' ? '1111' : '0000');
  await expect(page.getByText(say.wrongCode)).toBeVisible();
  expect(await accessibilityProblems(page), 'a wrong code').toEqual([]);
});

interface Focused {
  readonly what: string;
  readonly visible: boolean;
  readonly inView: boolean;
}

/** What has the keyboard's focus, and whether a viewer can see that it has. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card draws the ring around its picture.
    const hasRing = (part: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== 'rgba(0, 0, 0, 0)'
      );
    };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      what: `${element.tagName} ${element.getAttribute('href') ?? element.textContent?.trim()}`,
      visible: [element, ...element.querySelectorAll('*')].some(hasRing),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

test('the keyboard: first the way past the header, then everything, visibly @story', async ({
  page,
  say,
}) => {
  for (const path of ['/', film]) {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const seen = new Set<string>();
    for (let step = 0; step < 20; step += 1) {
      const { what, visible } = await focused(page);
      expect(visible, `the focus on ${what} can be seen`).toBe(true);
      const inView = async () => (await focused(page)).inView;
      await expect.poll(inView, `${what} comes into view with the focus`).toBe(true);
      seen.add(what);
      await page.keyboard.press('Tab');
    }
    expect(seen.size).toBeGreaterThan(12);
  }

  await open(page, film);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a film is reached by the keyboard alone', async ({ page, say }) => {
  await open(page, '/');
  const link = page.locator(`main a[href="${film}"]`).last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  for (const language of ['fa', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('nothing is wider than the page', async ({ page, watch }) => {
        watch.expectAnswer(404, /\/nowhere$/);
        for (const path of [
          '/',
          film,
          `/movie/${films.markup}`,
          `/movie/${films.long}`,
          '/login',
          '/nowhere',
        ]) {
          await open(page, path);
          const { scrolls, width } = await page.evaluate(() => ({
            scrolls: document.documentElement.scrollWidth,
            width: document.documentElement.clientWidth,
          }));
          expect(scrolls, path).toBeLessThanOrEqual(width);
        }
      });
    });
  }
});
