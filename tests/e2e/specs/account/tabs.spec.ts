import type { BrowserContext, Page } from '@playwright/test';
import { framedPath, open, press, waitForHydration, waitForIdle } from '../../support/journey.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import {
  codeField,
  endSessionElsewhere,
  people,
  requestCode,
  signOut,
  tokenIn,
} from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const { mobile } = people.lapsed;

/** Counts a tab's document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('a tab notices the start and the end of a session', async ({
  page,
  context,
  api,
  labels,
  watch,
}) => {
  const other = await context.newPage();
  await open(other, framedPath);
  await open(page, '/login?redirect=%2Fdownload');
  const documents = countDocuments(other);
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL('/download');
  await waitForHydration(page);
  const account = other.getByRole('button', { name: labels.account });
  await expect(account).toBeVisible();
  await expect(other).toHaveURL(framedPath);
  await waitForHydration(other);

  const loads = countDocuments(page);
  await signOut(page, { labels, watch });
  await expect(account).toHaveCount(0);
  await expect(other.getByRole('banner')).toBeVisible();
  await waitForHydration(other);
  await waitForIdle(other);
  expect(documents()).toBe(2);
  // The tab that signs out reloads, perhaps after the other tab.
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** Opens two tabs of a viewer, and ends the session elsewhere. */
async function twoTabs(context: BrowserContext, page: Page, api: ReferenceApi) {
  await open(page, framedPath);
  await waitForIdle(page);
  const other = await context.newPage();
  await open(other, framedPath);
  await endSessionElsewhere(api, await tokenIn(context));
  return { other, documents: countDocuments(other), here: countDocuments(page) };
}

test('a call that is refused because the session ended ends the session in every tab, once', async ({
  page,
  context,
  signInAs,
  api,
  labels,
  watch,
}) => {
  await signInAs(mobile);
  const { other, documents, here } = await twoTabs(context, page, api);
  await other.evaluate(() => localStorage.setItem('isKids', 'false'));
  // Any part of the page may send the first request.
  watch.expectAnswer(401, /\/api\/v1\//);
  await press(page.locator('header a[href="/"]').first());
  for (const tab of [page, other]) {
    const banner = tab.getByRole('banner');
    await expect(banner.getByRole('link', { name: labels.signIn, exact: true })).toBeVisible();
    await waitForHydration(tab);
    await waitForIdle(tab);
  }
  expect(documents()).toBe(1);
  expect(here()).toBe(1);
  expect(await other.evaluate(() => ({ ...localStorage }))).toEqual({ isKids: 'false' });
});

test('a page that detects the end of the session notifies the other tabs', async ({
  page,
  context,
  signInAs,
  api,
  labels,
}) => {
  await signInAs(mobile);
  const { other, documents } = await twoTabs(context, page, api);
  await page.reload();
  const banner = other.getByRole('banner');
  await expect(banner.getByRole('link', { name: labels.signIn, exact: true })).toBeVisible();
  await waitForHydration(other);
  await waitForIdle(other);
  expect(documents()).toBe(1);
});
