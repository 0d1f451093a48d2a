import { checkState } from '../page-checks/check.ts';
import { byPointer } from '../support/input-methods.ts';
import { open, press } from '../support/journey.ts';
import {
  currentTime,
  expectToPlay,
  playingVideo,
  pressControl,
  seekHalfway,
} from '../support/player.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test('a film plays from its page, and closing it leads back', async ({ page, say }) => {
  await open(page, `/movie/${titles.freeMovie}`);
  await press(page.getByRole('link', { name: say.watchFilm, exact: true }));
  await expect(page).toHaveURL(`/movie/show/${titles.freeMovie}`);
  await expectToPlay(page);
  const name = (await page.locator('main h1').textContent()) ?? '';
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(playingVideo(page)).toHaveAccessibleName(name);
  await expect(page.getByRole('dialog').getByRole('region', { name: say.player })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog').getByRole('button', { name: say.pause })).toHaveCount(0);
  await press(page.getByRole('dialog').getByRole('button', { name: say.close }));
  await expect(page).toHaveURL(`/movie/${titles.freeMovie}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who may not watch is told what opens the film, and the plans open from there @states', async ({
  page,
  say,
  watch,
}) => {
  watch.expectAnswer(403, /\/play\//);
  await open(page, `/movie/show/${titles.movie}`);
  const player = page.getByRole('dialog');
  await expect(player.getByText(say.subscribeToWatch)).toBeVisible();
  // The film is named, and the focus is where it is said.
  const name = (await page.locator('main h1').textContent()) ?? '';
  await expect(player).toHaveAccessibleName(name);
  const message = player.getByRole('group', { name: say.subscribeToWatch });
  await expect(message).toBeFocused();
  await expect(message.getByText(name)).toBeVisible();
  await checkState(page, 'the refused player');
});

test('a viewer goes on at the second where they left, also from a tab that was closed', async ({
  page,
  signInAs,
  context,
  api,
  say,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, `/movie/show/${titles.movie}`);
  const player = page.getByRole('dialog');
  await expectToPlay(page);
  await seekHalfway(page, byPointer);
  await expectToPlay(page, 60);
  const paused = page.waitForResponse(/\/my\/watching/);
  await page.keyboard.press('k');
  expect((await paused).status()).toBe(200);
  const left = Math.floor(await currentTime(page));
  await press(player.getByRole('button', { name: say.close }));
  await press(page.getByRole('link', { name: say.goOnWatching }).first());
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

test('an episode leads to the next and back to the one before it', async ({
  page,
  signInAs,
  say,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, `/episode/show/${titles.episode}`);
  await expectToPlay(page);
  // The address changes before the picture: it belongs to the next episode by then.
  const next = page.waitForResponse(/\/get\/play\/episode\/3001-1-3/);
  await pressControl(page, byPointer, say.nextEpisode);
  await next;
  await expect(page).toHaveURL('/episode/show/3001-1-3');
  await expectToPlay(page);
  const before = page.waitForResponse((response) =>
    response.url().includes(`/get/play/episode/${titles.episode}`),
  );
  await pressControl(page, byPointer, say.previousEpisode);
  await before;
  await expect(page).toHaveURL(`/episode/show/${titles.episode}`);
  await expectToPlay(page);
  // Episodes replace each other in history, so back leaves the player.
  await pressControl(page, byPointer, say.close);
  await expect(page).toHaveURL(`/episode/${titles.episode}`);
});

test('who pays the full rate is told before anything plays', async ({
  anotherViewer,
  startSite,
}) => {
  // Our server trusts the proxy in front of it, which names an operator's address.
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const page = await anotherViewer({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' },
  });
  await open(page, `/movie/show/${titles.movie}`);
  const accept = page.getByRole('dialog').getByRole('button', { name: 'متوجه شدم؛ پخش' });
  await expect(accept).toBeVisible();
  expect(await playingVideo(page).evaluate((video) => Reflect.get(video, 'currentSrc'))).toBe('');
  await press(accept);
  await expectToPlay(page);
  await page.close();
});

test('the app’s page has one for each device, and what plays there stays there', async ({
  page,
  say,
}) => {
  await open(page, '/app');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.locator('main a[href$=".apk"]').first()).toBeVisible();

  await open(page, `/app/show/${titles.freeMovie}`);
  await expectToPlay(page);
  await page.keyboard.press('k');
  await press(page.getByRole('dialog').getByRole('button', { name: say.close }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/app/show/${titles.freeMovie}?closed`);
  await press(page.getByRole('link', { name: say.watchFilm, exact: true }));
  await expect(page).toHaveURL(`/app/show/${titles.freeMovie}`);
  await expectToPlay(page);

  await open(page, `/app/series/show/${titles.series}`);
  await expect(page.locator('main a[href^="/app/episode/show/"]').first()).toBeVisible();
  // A ticket is sold on the screening's own page: the app has no modal for it.
  await open(page, `/app/ekran/${titles.ekran}`);
  await press(page.locator(`main a[href="/app/ekran/${titles.ekran}"]`));
  await expect(page).toHaveURL(`/ekran/${titles.ekran}`);
});
