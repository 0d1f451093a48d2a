import type { BrowserContext, Page } from '@playwright/test';
import { framedPath, open, press, waitForHydration, waitForIdle } from '../support/journey.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import {
  askForCode,
  codeField,
  endSessionElsewhere,
  people,
  signOut,
  tokenIn,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile } = people.lapsed;
const signInPage = '/login?redirect=%2Fdownload';

/** Hides or shows a tab. */
async function look(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

/** Counts a tab's document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function signInAt(page: Page, code: () => Promise<string>): Promise<void> {
  await askForCode(page, mobile);
  await codeField(page).fill(await code());
  await expect(page).toHaveURL('/download');
  await waitForHydration(page);
}

for (const way of ['a channel', 'device storage'] as const) {
  test.describe(`by ${way}`, () => {
    test.beforeEach(async ({ context }) => {
      if (way === 'a channel') return;
      await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    });

    test('a tab learns that the session began, and that it ended', async ({
      page,
      context,
      api,
      say,
      watch,
    }) => {
      const other = await context.newPage();
      await open(other, framedPath);
      await open(page, signInPage);
      const documents = countDocuments(other);
      await signInAt(page, () => api.codeSentTo(mobile));
      const account = other.getByRole('button', { name: say.account });
      await expect(account).toBeVisible();
      await expect(other).toHaveURL(framedPath);
      await waitForHydration(other);

      const loads = countDocuments(page);
      await signOut(page, { say, watch });
      await expect(account).toHaveCount(0);
      await expect(other.getByRole('banner')).toBeVisible();
      await waitForHydration(other);
      await waitForIdle(other);
      expect(documents()).toBe(2);
      // Who signs out loads anew, perhaps after the other tab.
      await expect.poll(loads).toBe(1);
      await waitForHydration(page);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}

test('a tab that is hidden waits until it is shown', async ({ page, context, api, say }) => {
  const other = await context.newPage();
  await open(other, framedPath);
  await look(other, 'hidden');
  const documents = countDocuments(other);
  await open(page, signInPage);
  await signInAt(page, () => api.codeSentTo(mobile));
  await waitForIdle(other);
  expect(documents()).toBe(0);
  await look(other, 'visible');
  await expect(other.getByRole('button', { name: say.account })).toBeVisible();
  expect(documents()).toBe(1);
});

/** Two tabs of a viewer whose session has ended elsewhere. */
async function twoTabs(context: BrowserContext, page: Page, api: ReferenceApi) {
  await open(page, framedPath);
  await waitForIdle(page);
  const other = await context.newPage();
  await open(other, framedPath);
  await endSessionElsewhere(api, await tokenIn(context));
  return { other, documents: countDocuments(other), here: countDocuments(page) };
}

test('a call that meets the end of the session ends it in every tab, once', async ({
  page,
  context,
  signInAs,
  api,
  say,
  watch,
}) => {
  await signInAs(mobile);
  const { other, documents, here } = await twoTabs(context, page, api);
  await other.evaluate(() => localStorage.setItem('isKids', 'false'));
  // Any part of the page may make the first request.
  watch.expectAnswer(401, /\/api\/v1\//);
  await press(page.locator('header a[href="/"]').first());
  for (const tab of [page, other]) {
    const banner = tab.getByRole('banner');
    await expect(banner.getByRole('link', { name: say.signIn, exact: true })).toBeVisible();
    await waitForHydration(tab);
    await waitForIdle(tab);
  }
  expect(documents()).toBe(1);
  expect(here()).toBe(1);
  expect(await other.evaluate(() => ({ ...localStorage }))).toEqual({ isKids: 'false' });
});

test('a page that finds the session ended tells the other tabs', async ({
  page,
  context,
  signInAs,
  api,
  say,
}) => {
  await signInAs(mobile);
  const { other, documents } = await twoTabs(context, page, api);
  await page.reload();
  const banner = other.getByRole('banner');
  await expect(banner.getByRole('link', { name: say.signIn, exact: true })).toBeVisible();
  await waitForHydration(other);
  await waitForIdle(other);
  expect(documents()).toBe(1);
});

test('a guest’s tab has nothing to learn from a session’s end', async ({
  page,
  context,
  signInAs,
  say,
  watch,
}) => {
  await signInAs(mobile);
  await open(page, framedPath);
  await waitForIdle(page);
  const other = await context.newPage();
  await context.clearCookies({ name: 'session' });
  await open(other, '/');
  const documents = countDocuments(other);
  // Nothing is left to sign out of, which is fine.
  watch.expectAnswer(401, /\/logout$/);
  await signOut(page, { say, watch });
  await expect(
    page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
  ).toBeVisible();
  await waitForIdle(other);
  expect(documents()).toBe(0);
});
