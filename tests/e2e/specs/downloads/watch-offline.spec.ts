import type { Answer } from '@parde/api-client';
import { cookieNames } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, press, pushPath } from '../../support/journey.ts';
import { messages } from '../../support/messages.ts';
import { expectToPlay, playingVideo } from '../../support/player.ts';
import {
  connectionErrors,
  foldersOn,
  savedFilm,
  savedFilmId,
  saveTitle,
  savingMessages,
  shorten,
} from '../../support/saving.ts';
import { cachedPaths, openWithWorker } from '../../support/service-worker.ts';
import { addSession, people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

test.beforeEach(({ watch }) => watch.expectProblem(connectionErrors));

/** Free as well, and suitable for children. */
const kidsFilm = {
  id: '1903',
  name: 'ننه‌سرما و عمونوروز',
  offline: 'این‌ها بدون اینترنت هم پخش می‌شوند',
  back: 'برگشت',
};

/** Holds the next reload, as a slow server does. Resolves when the page has stopped the reload. */
const holdReload = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hold = (event: NavigateEvent) => {
          event.intercept({ handler: () => new Promise(() => {}) });
          event.signal.addEventListener('abort', () => resolve());
          document.documentElement.dataset.reloading = '';
        };
        navigation.addEventListener('navigate', hold, { once: true });
      }),
  );

test('a saved film is watched to its end with subtitles, offline and after a restart, and the progress is sent to the server @states', async ({
  startBrowser,
  site,
  api,
}) => {
  const labels = savingMessages.fa;
  const { mobile } = people.subscriber;
  let browser = await startBrowser();
  await addSession(browser, { site, api, mobile });
  await shorten(browser);
  let page = await browser.newPage();
  await openWithWorker(page, savedFilm);

  await test.step('the size is shown before saving begins', async () => {
    await press(page.getByRole('button', { name: labels.offline, exact: true }));
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('radio')).toHaveCount(3);
    await expect(modal.getByText(/مگابایت/).first()).toBeVisible();
    await checkState(page, 'the modal of saving');
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });
  await test.step('a ticket for a screening can be bought before its hours are shown', async () => {
    await pushPath(page, '/ekran/e-9');
    // Both pages have the button, so wait for the title.
    await expect(page).toHaveTitle(/^اکران/);
    await press(page.getByRole('button', { name: labels.offline, exact: true }));
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('button', { name: /^خرید با/ })).toBeVisible();
    await expect(modal.getByText('مهلت تماشای بلیت')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await pushPath(page, savedFilm);
    await expect(page).not.toHaveTitle(/^اکران/);
  });
  await saveTitle(page, labels);

  browser = await startBrowser();
  // A real session remains after a restart of the browser.
  await addSession(browser, { site, api, mobile });
  await browser.setOffline(true);
  page = await browser.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/download$/);
  const here = page.getByRole('region', { name: labels.onDevice });
  await expect(here.getByRole('article')).toHaveCount(1);
  await checkState(page, 'what is on the device, offline');
  await press(here.getByRole('button', { name: labels.settings }));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await checkState(page, 'the settings of saving, offline');
  await page.keyboard.press('Escape');
  // The viewer may be signed in already, and nobody can sign in offline.
  await expect(page.getByRole('link', { name: messages.fa.signIn, exact: true })).toHaveCount(0);

  await press(here.getByRole('button', { name: labels.play }));
  await expectToPlay(page);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByText('تا کاروان‌سرای بعدی')).toBeVisible();
  await playingVideo(page).evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 1;
  });
  await expect
    .poll(() =>
      playingVideo(page).evaluate((video) => video instanceof HTMLVideoElement && video.ended),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(here).toBeVisible();

  await test.step('a click while the page reloads is not lost', async () => {
    const stopped = holdReload(page);
    await browser.setOffline(false);
    await expect(page.locator('html[data-reloading]')).toBeAttached();
    await press(here.getByRole('button', { name: labels.settings }));
    await stopped;
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  const state = async () => {
    const answer = await browser.request.get(`/api/v1/get/my/state/movie/${savedFilmId}`);
    const { data }: Answer<'getTitleState'> = await answer.json();
    return data.lists;
  };
  // The history lists a film that was watched to its end.
  await expect.poll(state).toContain('history');

  await test.step('signing out asks about the saved film, and deletes every byte of it', async () => {
    await open(page, '/download');
    await press(page.getByRole('button', { name: messages.fa.account }));
    await press(page.getByRole('button', { name: messages.fa.signOut }));
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'خروج بدون حذف' })).toBeFocused();
    await checkState(page, 'the question before signing out');
    await press(question.getByRole('button', { name: /^حذف .* و خروج$/ }));
    await expect(page.getByRole('link', { name: messages.fa.signIn }).first()).toBeVisible();
    expect(await foldersOn(page)).toEqual([]);
  });
});

test.describe('a child', () => {
  test.use({ serviceWorkers: 'allow' });

  test('watches offline only titles that were saved and suit that age @states', async ({
    page,
    context,
    site,
    signInAs,
  }) => {
    const labels = savingMessages.fa;
    await signInAs(people.subscriber.mobile);
    await shorten(context);
    for (const id of [films.usual, kidsFilm.id]) {
      await openWithWorker(page, `/movie/${id}`);
      await saveTitle(page, labels, { subtitles: [] });
    }
    await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
    await page.goto(`/kids/watch/movie/${kidsFilm.id}`);
    await expect(page.locator('video[src^="blob:"]')).toHaveCount(1);

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kidsFilm.offline);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveText([kidsFilm.name]);
    await expect(page.getByRole('link')).toHaveCount(0);
    await checkState(page, 'what a child watches without a connection');
    await press(cards.getByRole('button'));
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((one) => one instanceof HTMLVideoElement && one.currentTime))
      .toBeGreaterThan(0);
    await checkState(page, 'a child’s player without a connection');
    await press(page.getByRole('button', { name: kidsFilm.back, exact: true }));
    await expect(cards).toHaveCount(1);
  });
});

test.describe('en', () => {
  test.use({ language: 'en', serviceWorkers: 'allow' });

  test('a guest saves a free title by keyboard, and removes it @states', async ({
    page,
    context,
  }) => {
    const labels = savingMessages.en;
    await shorten(context);
    await openWithWorker(page, savedFilm);
    const tool = page.getByRole('button', { name: labels.offline, exact: true });
    await tool.press('Enter');
    const modal = page.getByRole('dialog');
    const chosen = modal.getByRole('radio', { checked: true });
    const before = await chosen.getAttribute('value');
    await chosen.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('value', before ?? '');
    await modal.getByRole('checkbox', { name: labels.persian }).press('Space');
    await modal.getByRole('button', { name: labels.begin }).press('Enter');
    await expect(modal.getByRole('status').filter({ hasText: labels.saved })).toBeVisible();
    await expect(modal.locator(':focus'), 'the button is gone, the focus is not').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tool, 'it says that the film is here').toHaveCount(0);
    await expect(page.getByRole('button', { name: labels.saved })).toBeFocused();
    await checkState(page, 'the page of a film that is saved');
    await expect.poll(() => cachedPaths(page)).toContain('/download');
    await open(page, '/download');
    const here = page.getByRole('region', { name: labels.onDevice });
    await checkState(page, 'what is on the device, in English');
    const remove = here.getByRole('button', { name: labels.remove });
    await remove.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: labels.yes, exact: true })
      .press('Enter');
    await expect(here).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText(labels.nothing);
    await expect.poll(() => foldersOn(page), 'no byte of it is left').toEqual([]);
    await expect.poll(() => cachedPaths(page)).not.toContain('/download');
  });
});
