import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import { titles } from '../support/titles.ts';

test.describe('an episode', () => {
  test('stands in its series, between its neighbours', async ({ page, language }) => {
    const t = titleWords[language];
    await open(page, `/episode/${titles.episode}`);
    const header = page.locator('main header').first();
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
});

test.describe('a video', () => {
  test('is played, and leads to its channel', async ({ page, language }) => {
    await open(page, `/video/${titles.video}`);
    const header = page.locator('main header').first();
    await expect(
      header.getByRole('link', { name: titleWords[language].watch, exact: true }),
    ).toHaveAttribute('href', `/video/show/${titles.video}`);
    await expect(header.locator('a[href="/channel/studio"]')).toBeVisible();
    await expect(
      page
        .locator('nav')
        .filter({ has: page.locator('a[href="/magazines"]') })
        .last(),
    ).toBeVisible();
  });
});

test.describe('a screening', () => {
  test('sells a ticket, and says until when and for how long; one that is over sells nothing and says since when, one to come from when on', async ({
    page,
  }) => {
    await open(page, `/ekran/${titles.ekran}`);
    const header = page.locator('main header').first();
    await expect(header.getByRole('link', { name: 'خرید بلیت · ۸۵٬۰۰۰ تومان' })).toBeVisible();
    await expect(header.getByText(/فروش بلیت تا/)).toBeVisible();
    await expect(header.getByText(/۴۸ ساعت/).first()).toBeVisible();

    await open(page, `/ekran/${titles.endedEkran}`);
    await expect(header.getByText(/این اکران در .+ به پایان رسید/)).toBeVisible();
    await expect(header.getByRole('link', { name: /بلیت/ })).toHaveCount(0);

    await open(page, `/ekran/${titles.soonEkran}`);
    await expect(header.getByText(/تماشا از .+ ساعت ۲۰:۰۰/)).toBeVisible();
  });

  test('shows its film in short over the page, and leads to the whole of it', async ({
    page,
    say,
    language,
  }) => {
    await open(page, `/ekran/${titles.ekran}`);
    const film = page.locator(`dd a[href="/movie/${titles.paidMovie}"]`);
    await film.click();
    const dialog = page.getByRole('dialog', { name: 'ماه بر شانهٔ راست' });
    await expect(dialog.getByRole('link', { name: /۵۹٬۰۰۰ تومان/ })).toBeVisible();
    await expect(page).toHaveURL(`/ekran/${titles.ekran}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await film.click();
    await dialog.getByRole('link', { name: titleWords[language].wholePage }).click();
    await expect(page).toHaveURL(`/movie/${titles.paidMovie}`);
    await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();
  });

  test('says in short that there is no such film, or that it did not come', async ({
    page,
    api,
    watch,
    say,
  }) => {
    const film = page.locator(`dd a[href="/movie/${titles.paidMovie}"]`);
    const dialog = page.getByRole('dialog');
    for (const { status, text } of [
      { status: 404, text: say.notFound },
      { status: 500, text: say.failed },
    ]) {
      watch.expectAnswer(status, /\/get\/movie\//);
      await open(page, `/ekran/${titles.ekran}`);
      await api.setFault({ operationId: 'getMovie', status, times: 4 });
      await film.click();
      await expect(dialog.getByRole('heading', { name: text })).toBeVisible();
      await api.reset();
    }
    await dialog.getByRole('button', { name: say.tryAgain }).click();
    await expect(dialog.getByRole('heading', { name: 'ماه بر شانهٔ راست' })).toBeVisible();
  });
});

test('a film’s document leads to all that may be done, before any script', async ({ site }) => {
  const { text } = await ask(`${site.origin}/movie/${films.usual}`);
  for (const href of [
    `/profile/plans?content_type=movie&amp;content_id=${films.usual}`,
    `/movie/download/${films.usual}`,
  ]) {
    expect(text).toContain(`href="${href}"`);
  }
});
