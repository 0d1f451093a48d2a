import type { Page } from '@playwright/test';
import { byPointer } from '../support/input-methods.ts';
import { open, press, pushPath } from '../support/journey.ts';
import { activateControl, expectToPlay, playingVideo } from '../support/player.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const messages = {
  cinema: 'فیلم و سریال',
  mini: 'پخش‌کنندهٔ کوچک',
  minimise: 'پخش در گوشهٔ صفحه',
  expand: 'بزرگ کردن پخش‌کننده',
};

const miniPlayer = (page: Page) => page.getByRole('region', { name: messages.mini });

async function goToCinema(page: Page): Promise<void> {
  await pushPath(page, '/cinema');
  await expect(page.getByRole('heading', { level: 1, name: messages.cinema })).toBeAttached();
}

/** Marks the element and records its pauses, to recognise it and its playback after a navigation. */
const markVideo = (page: Page) =>
  page.locator('video').evaluate((video) => {
    video.dataset.marked = 'plays';
    video.addEventListener('pause', () => {
      video.dataset.marked = 'paused';
    });
  });

const timeOf = (page: Page) =>
  page.locator('video').evaluate((video) => Number(Reflect.get(video, 'currentTime')));

/** Expects the marked element to be the only video, never to have paused, and to advance. */
async function expectSamePlayback(page: Page): Promise<void> {
  const video = page.locator('video');
  await expect(video).toHaveCount(1);
  const from = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(from);
  await expect(video).toHaveAttribute('data-marked', 'plays');
}

test('what plays continues in the corner while the viewer browses: a film, and a channel that replaces it; closing saves the position, and kids mode ends it', async ({
  page,
  signInAs,
  api,
  labels,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, `/movie/show/${titles.movie}`);
  await expectToPlay(page);
  await markVideo(page);

  await test.step('the film continues on other pages, full again, and after Back', async () => {
    await activateControl(page, byPointer, messages.minimise);
    await expect(page).toHaveURL(`/movie/${titles.movie}`);
    await expect(playingVideo(page)).toHaveCount(0);
    await expect(page.locator(`main a[href="/movie/show/${titles.movie}"]`).first()).toBeFocused();
    await goToCinema(page);
    await expectSamePlayback(page);
    await press(miniPlayer(page).getByRole('button', { name: messages.expand }));
    await expect(
      page.getByRole('dialog').getByRole('region', { name: labels.player }),
    ).toBeFocused();
    await expectSamePlayback(page);
    await page.goBack();
    await expect(miniPlayer(page).getByRole('button', { name: messages.expand })).toBeFocused();
    await expectSamePlayback(page);
  });

  await test.step('closing saves the position and moves the focus to the page', async () => {
    await api.clearCalls();
    await press(miniPlayer(page).getByRole('button', { name: labels.close }));
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    const saved = async () =>
      (await api.calls()).filter(({ operationId }) => operationId === 'saveWatching').length;
    await expect.poll(saved).toBe(1);
  });

  await test.step('a paused film ends with its page', async () => {
    await pushPath(page, `/movie/show/${titles.movie}`);
    await expectToPlay(page);
    await page.keyboard.press('k');
    await page.goBack();
    await expect(page).toHaveURL('/cinema');
    await expect(page.locator('video')).toHaveCount(0);
  });

  await test.step('a channel replaces the film, and expands on its own page', async () => {
    await pushPath(page, `/movie/show/${titles.movie}`);
    await expectToPlay(page);
    await pushPath(page, '/lives/parde-one');
    await expect(miniPlayer(page)).toBeVisible();
    await press(page.getByRole('button', { name: /^پخش زندهٔ / }));
    await expect(miniPlayer(page)).toHaveCount(0);
    // The element stays the same from the channel's first picture on.
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
    await markVideo(page);
    await expectSamePlayback(page);
    await goToCinema(page);
    await expect(miniPlayer(page)).toBeVisible();
    await expectSamePlayback(page);
    await press(miniPlayer(page).getByRole('button', { name: messages.expand }));
    await expect(page).toHaveURL('/lives/parde-one');
    await expect(page.locator('main video')).toBeVisible();
    await expectSamePlayback(page);
  });

  await test.step('kids mode has none', async () => {
    await goToCinema(page);
    await expect(miniPlayer(page)).toBeVisible();
    await pushPath(page, '/kids');
    await expect(page.locator('video')).toHaveCount(0);
  });
});
