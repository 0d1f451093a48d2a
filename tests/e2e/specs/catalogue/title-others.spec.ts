import { follow, open, pushPath } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { titles } from '../../support/titles.ts';

test('an episode is listed between its neighbours, a video links to its channel, and a screening sells a ticket and previews its film', async ({
  page,
  api,
  watch,
  labels,
  language,
}) => {
  const t = titleMessages[language];
  const header = page.locator('main header').first();

  await test.step('an episode', async () => {
    await open(page, `/episode/${titles.episode}`);
    await expect(header.locator(`a[href="/series/${titles.series}"]`)).toBeVisible();
    await expect(header.getByText('فصل ۱', { exact: true })).toBeVisible();
    await expect(header.getByText('قسمت ۲', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t.allEpisodes })).toHaveAttribute(
      'href',
      `/series/${titles.series}?season=1&episodes=all`,
    );
    await expect(page.locator(`main a[href="/episode/${titles.series}-1-1"]`)).toBeVisible();
    await follow(page.locator(`main a[href="/episode/${titles.series}-1-3"]`));
    await expect(header.getByText('قسمت ۳', { exact: true })).toBeVisible();
  });

  await test.step('a video', async () => {
    await pushPath(page, `/video/${titles.video}`);
    await expect(header.getByRole('link', { name: t.watch, exact: true })).toHaveAttribute(
      'href',
      `/video/show/${titles.video}`,
    );
    await expect(header.locator('a[href="/channel/studio"]')).toBeVisible();
    const way = page.locator('nav').filter({ has: page.locator('a[href="/magazines"]') });
    await expect(way.last()).toBeVisible();
  });

  await test.step('a screening that is over sells nothing and shows its end; a future screening shows its start', async () => {
    await pushPath(page, `/ekran/${titles.endedEkran}`);
    await expect(header.getByText(/این اکران در .+ به پایان رسید/)).toBeVisible();
    await expect(header.getByRole('link', { name: /بلیت/ })).toHaveCount(0);
    await pushPath(page, `/ekran/${titles.soonEkran}`);
    await expect(header.getByText(/تماشا از .+ ساعت ۲۰:۰۰/)).toBeVisible();
    await pushPath(page, `/ekran/${titles.ekran}`);
    await expect(header.getByRole('link', { name: 'خرید بلیت · ۸۵٬۰۰۰ تومان' })).toBeVisible();
    await expect(header.getByText(/فروش بلیت تا/)).toBeVisible();
    await expect(header.getByText(/۴۸ ساعت/).first()).toBeVisible();
  });

  await test.step('its film’s preview: a missing film, a failed request, and the film itself', async () => {
    const film = page.locator(`dd a[href="/movie/${titles.paidMovie}"]`);
    const dialog = page.getByRole('dialog');
    for (const { status, text } of [
      { status: 404, text: labels.notFound },
      { status: 500, text: labels.failed },
    ]) {
      watch.expectAnswer(status, /\/get\/movie\//);
      await api.setFault({ operationId: 'getMovie', status, times: 4 });
      await film.click();
      await expect(dialog.getByRole('heading', { name: text })).toBeVisible();
      await api.reset();
      if (status === 500) await dialog.getByRole('button', { name: labels.tryAgain }).click();
      else await page.goBack();
    }
    await expect(dialog).toHaveAccessibleName('ماه بر شانهٔ راست');
    await expect(dialog.getByRole('link', { name: /۵۹٬۰۰۰ تومان/ })).toBeVisible();
    await expect(page).toHaveURL(`/ekran/${titles.ekran}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await film.click();
    await dialog.getByRole('link', { name: t.wholePage }).click();
    await expect(page).toHaveURL(`/movie/${titles.paidMovie}`);
    await expect(page.getByRole('heading', { name: labels.facts })).toBeAttached();
  });
});
