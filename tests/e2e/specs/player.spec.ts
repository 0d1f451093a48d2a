import { checkState } from '../page-checks/check.ts';
import { byPointer } from '../support/input-methods.ts';
import { open, press, pushPath } from '../support/journey.ts';
import {
  activateControl,
  currentTime,
  expectToPlay,
  playingVideo,
  seekHalfway,
} from '../support/player.ts';
import { sendRequest } from '../support/servers/http.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test('a film plays from its page, and closing it leads back to the link that opened it; a viewer who may not watch sees what opens the film; the app’s page plays as well @states', async ({
  page,
  site,
  labels,
  watch,
}) => {
  const player = page.getByRole('dialog');
  const heading = page.locator('main h1');
  const watchLink = page.getByRole('link', { name: labels.watch, exact: true });
  await open(page, `/movie/${titles.freeMovie}`);
  await press(watchLink);
  await expect(page).toHaveURL(`/movie/show/${titles.freeMovie}`);
  await expectToPlay(page);
  const name = (await heading.textContent()) ?? '';
  await expect(player).toHaveAccessibleName(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(playingVideo(page)).toHaveAccessibleName(name);
  await expect(player.getByRole('region', { name: labels.player })).toBeFocused();
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: labels.pause })).toHaveCount(0);
  await press(player.getByRole('button', { name: labels.close }));
  await expect(page).toHaveURL(`/movie/${titles.freeMovie}`);
  await expect(player).toHaveCount(0);
  await expect(watchLink).toBeFocused();

  await test.step('the refused film is named, and the focus is on the refusal', async () => {
    watch.expectAnswer(403, /\/play\//);
    await pushPath(page, `/movie/show/${titles.movie}`);
    const message = player.getByRole('group', { name: labels.subscribeToWatch });
    await expect(message).toBeFocused();
    const refused = (await heading.textContent()) ?? '';
    await expect(player).toHaveAccessibleName(refused);
    await expect(message.getByText(refused)).toBeVisible();
    await checkState(page, 'the refused player');
  });

  await test.step('on the app’s page, closing the player stays on that page', async () => {
    const { text } = await sendRequest(`${site.origin}/app`);
    const main = text.slice(text.indexOf('<main'));
    expect(main.match(/<h2/g)).toHaveLength(4);
    expect(main).toMatch(/href="[^"]+\.apk"/);

    await pushPath(page, `/app/show/${titles.freeMovie}`);
    await expectToPlay(page);
    await page.keyboard.press('k');
    await press(player.getByRole('button', { name: labels.close }));
    await expect(player).toHaveCount(0);
    await expect(page).toHaveURL(`/app/show/${titles.freeMovie}?closed`);
    await expect(watchLink).toBeFocused();
    await press(watchLink);
    await expect(page).toHaveURL(`/app/show/${titles.freeMovie}`);
    await expectToPlay(page);

    await pushPath(page, `/app/series/show/${titles.series}`);
    await expect(page.locator('main a[href^="/app/episode/show/"]').first()).toBeVisible();
    // Tickets are sold on the screening's own page, because the app has no modal for them.
    await pushPath(page, `/app/ekran/${titles.ekran}`);
    await press(page.locator(`main a[href="/ekran/${titles.ekran}"]`));
    await expect(page).toHaveURL(`/ekran/${titles.ekran}`);
  });
});

test('an episode leads to the next and back; a viewer resumes at the same second, also after the tab was closed', async ({
  page,
  signInAs,
  context,
  api,
  labels,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, `/episode/show/${titles.episode}`);
  await expectToPlay(page);
  for (const [name, id] of [
    [labels.nextEpisode, '3001-1-3'],
    [labels.previousEpisode, titles.episode],
  ] as const) {
    // The address changes before the video, so wait for the other episode's playback answer.
    const other = page.waitForResponse((response) =>
      response.url().includes(`/get/play/episode/${id}`),
    );
    await activateControl(page, byPointer, name);
    await other;
    await expect(page).toHaveURL(`/episode/show/${id}`);
    await expectToPlay(page);
  }
  // Episodes replace each other in history, so back leaves the player.
  await activateControl(page, byPointer, labels.close);
  await expect(page).toHaveURL(`/episode/${titles.episode}`);

  await pushPath(page, `/movie/show/${titles.movie}`);
  const player = page.getByRole('dialog');
  await expectToPlay(page);
  await seekHalfway(page, byPointer);
  await expectToPlay(page, 60);
  const paused = page.waitForResponse(/\/my\/watching/);
  await page.keyboard.press('k');
  expect((await paused).status()).toBe(200);
  const left = Math.floor(await currentTime(page));
  await press(player.getByRole('button', { name: labels.close }));
  await press(page.getByRole('link', { name: labels.continueWatching }).first());
  await expectToPlay(page, left - 2);

  await api.clearCalls();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const saved = async () =>
    (await api.calls()).filter(({ operationId }) => operationId === 'saveWatching').length;
  await expect.poll(saved).toBeGreaterThan(0);
  const later = await context.newPage();
  await open(later, `/movie/show/${titles.movie}`);
  await expectToPlay(later, left - 2);
});
