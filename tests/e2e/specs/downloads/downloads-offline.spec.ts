import { cookieNames, type Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, press, waitForHydration } from '../../support/journey.ts';
import { cachedPaths, openWithWorker, sendToWorker } from '../../support/service-worker.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => {
  watch.expectProblem(
    /request failed \(net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CACHE_MISS|EMPTY_RESPONSE|CONNECTION_\w+)\)/,
  );
});

const viewerHeading = /^آنچه دانلود کرده‌اید/;
const downloads: Record<Locale, string> = { fa: 'دانلودها', en: 'Downloads' };

const needsConnection = 'برای این کار باید به اینترنت وصل باشید.';

/** The downloads page that the device has stored. */
const storedDocument = (page: Page) =>
  page.evaluate(async () => (await caches.match('/download'))?.text());

const storedLanguage = async (page: Page) =>
  /<html lang="(\w+)"/.exec((await storedDocument(page)) ?? '')?.[1];

test('an app that is started offline opens the titles saved on the device @states', async ({
  page,
  context,
  site,
  labels,
  watch,
  signInAs,
}) => {
  await signInAs(people.subscriber.mobile);
  await openWithWorker(page, '/');
  expect(await storedDocument(page), 'nobody has asked for it').toBeUndefined();
  expect(await sendToWorker(page, 'keep-downloads-page')).toBe(true);
  const paths = await cachedPaths(page);
  for (const part of [
    'client',
    'platform',
    'download',
    'players',
    'hls-engine',
    'title',
    'start-offline',
  ]) {
    expect(paths).toContainEqual(expect.stringMatching(`^/assets/${part}-.*\\.js$`));
  }
  expect(
    paths.filter((path) => !/^\/(?:download|assets\/[\w-]+\.(?:js|css|woff2))$/.test(path)),
  ).toEqual([]);
  const document = (await storedDocument(page)) ?? '';
  expect(document.includes('"signedIn":false'), 'another viewer may open it').toBe(true);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/download$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(downloads.fa);
  await expect(page).toHaveTitle(`${downloads.fa} | پرده`);
  await waitForHydration(page);
  const notice = page.getByRole('status').filter({ hasText: labels.offline });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button'), 'it can be tried again').toBeVisible();
  const [noticeBox, headingBox] = [await notice.boundingBox(), await heading.boundingBox()];
  if (!noticeBox || !headingBox) throw new Error('The page shows no notice.');
  expect(noticeBox.y + noticeBox.height, 'it covers nothing').toBeLessThanOrEqual(headingBox.y);
  await checkState(page, 'the downloads page without a connection');

  await test.step('an action that needs a connection shows a message', async () => {
    await expect(page.getByText(needsConnection), 'before it is asked for').toHaveCount(0);
    await press(page.getByRole('banner').getByRole('button', { name: labels.search }));
    await expect(page.getByText(needsConnection)).toBeVisible();
  });

  await test.step('all scripts that the player needs are stored', async () => {
    const scripts = paths.filter((path) => /\/(?:players|hls-engine|Toasts)-/.test(path));
    expect(scripts.length).toBeGreaterThan(2);
    for (const path of scripts.filter((each) => each.endsWith('.js'))) {
      await page.evaluate((address) => import(address), path);
    }
  });

  await test.step('other pages lead to the saved titles', async () => {
    watch.expectAnswer(503, /\/cinema$/);
    const other = await context.newPage();
    await other.goto('/cinema');
    await press(other.getByRole('link', { name: downloads.fa }));
    await expect(other).toHaveURL(/\/download$/);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(downloads.fa);
    await other.close();
  });

  await context.setOffline(false);
  // A restored connection may lose one more request. Then the stored page appears again and retries after a minute.
  await expect(page.getByText(viewerHeading), 'the viewer’s own page').toBeVisible({
    timeout: 90_000,
  });

  await test.step('the page is stored in the language in which it was last opened', async () => {
    expect(await storedLanguage(page)).toBe('fa');
    await context.addCookies([{ name: cookieNames.locale, value: 'en', url: site.origin }]);
    await open(page, '/download');
    await expect.poll(() => storedLanguage(page)).toBe('en');
    await context.setOffline(true);
    await page.goto('/download');
    await expect(heading).toHaveText(downloads.en);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await waitForHydration(page);
    await checkState(page, 'the downloads page without a connection, in English');
    await context.setOffline(false);
  });
  expect(await sendToWorker(page, 'drop-downloads-page')).toBe(true);
  expect(await storedDocument(page)).toBeUndefined();
});
