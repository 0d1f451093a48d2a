import { checkState } from '../../page-checks/check.ts';
import { open, press } from '../../support/journey.ts';
import { expectToPlay, playingVideo } from '../../support/player.ts';
import { connectionErrors, savedFilmId, savingMessages } from '../../support/saving.ts';
import { openWithWorker } from '../../support/service-worker.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => watch.expectProblem(connectionErrors));

test('a season is saved at once, its queue changes by keyboard, and the player has the same button @states', async ({
  page,
  context,
  signInAs,
}) => {
  // Saving never ends, because the stream is aborted.
  await context.route(/\/media\/stream\//, (route) => route.abort());
  await signInAs(people.subscriber.mobile);
  await openWithWorker(page, `/series/${titles.series}?season=1`);
  const modal = page.getByRole('dialog');

  await test.step('some of the episodes are selected, and their total size is shown', async () => {
    await press(page.getByRole('button', { name: 'ذخیرهٔ این فصل…' }));
    await expect(modal.getByText('برای ۱۳ قسمت، روی هم')).toBeVisible();
    await press(modal.getByText('قسمت‌ها: ۱۳ از ۱۳'));
    await press(modal.getByRole('button', { name: 'هیچ‌کدام' }));
    await expect(modal.getByRole('button', { name: 'ذخیرهٔ ۰ قسمت' })).toBeDisabled();
    for (const episode of ['۱.', '۲.', '۳.']) {
      await modal.getByRole('checkbox', { name: episode }).first().check();
    }
    await expect(modal.getByText(/مگابایت/).first()).toBeVisible();
    await checkState(page, 'the modal of a season');
    await press(modal.getByRole('button', { name: 'ذخیرهٔ ۳ قسمت' }));
    await page.keyboard.press('Escape');
    const rows = page.locator('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'در صف ذخیره' })).toHaveCount(3);
    await checkState(page, 'a season whose episodes are being saved');
    await open(page, '/download');
  });

  const here = page.getByRole('region', { name: savingMessages.fa.onDevice });
  const cards = here.getByRole('article');
  await test.step('the episodes are one card, which opens by keyboard', async () => {
    const series = here.getByRole('button', { name: /^قسمت‌ها: / });
    await expect(series).toHaveAttribute('aria-expanded', 'false');
    await expect(cards).toHaveCount(0);
    await series.press('Enter');
    await expect(cards).toHaveCount(3);
    await expect(series).toBeFocused();
    await checkState(page, 'the episodes of a series on this device');
  });
  const expectOrder = (...episodes: string[]) =>
    expect(cards).toContainText(episodes.map((number) => `فصل ۱، قسمت ${number}`));
  await test.step('an episode moves up in the queue, and the focus moves with it', async () => {
    await expectOrder('۱', '۲', '۳');
    await cards
      .last()
      .getByRole('button', { name: /^زودتر/ })
      .focus();
    await page.keyboard.press('Enter');
    await expectOrder('۱', '۳', '۲');
    await expect(cards.nth(1).getByRole('button', { name: /^زودتر/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOrder('۳', '۱', '۲');
    await expect(cards.first().getByRole('button', { name: /^دیرتر/ })).toBeFocused();
    await expect(page.getByText(/در نوبت ۱ از ۳ است/)).toBeAttached();
  });

  await test.step('the modal opens over the player, which pauses', async () => {
    await context.unroute(/\/media\/stream\//);
    await open(page, `/movie/show/${savedFilmId}`);
    await expectToPlay(page);
    await playingVideo(page).hover({ position: { x: 20, y: 100 }, force: true });
    await press(modal.getByRole('button', { name: savingMessages.fa.offline, exact: true }));
    await expect(modal.getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.getByRole('radio')).toHaveCount(0);
    expect(
      await playingVideo(page).evaluate(
        (video) => video instanceof HTMLVideoElement && video.paused && video.currentTime > 0,
      ),
    ).toBe(true);
  });
});
