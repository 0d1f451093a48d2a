import {
  headerSwitch,
  intercept,
  linkToFilm,
  open,
  passTime,
  press,
} from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

test.beforeEach(({ watch }) => {
  watch.expectProblem(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
});

test('offline, the viewer gets a notice, the language remains, and an opened page loads when the connection is restored', async ({
  page,
  context,
  api,
  labels,
}) => {
  const film = await readFilm(api, films.usual);
  await open(page, '/');
  const notice = page.getByRole('status').getByText(labels.offline);
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);

  await test.step('the page in the other language cannot load', async () => {
    const languages = await headerSwitch(page, labels.otherLanguage, labels.menu);
    await context.setOffline(true);
    await press(languages);
    // The notice is on the page, which is visible again.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
  });

  await press(linkToFilm(page, films.usual));
  await expect(page.getByText(labels.opensLater)).toBeVisible();
  const again = page.getByRole('button', { name: labels.tryAgain });
  await expect(again).toBeVisible();
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.name_fa);
  await expect(notice, 'the page is there').toHaveCount(0);

  await test.step('a browser that wrongly reports to be offline retries after a click', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      window.dispatchEvent(new Event('offline'));
    });
    await expect(notice).toBeVisible();
    await again.click();
    await expect(notice).toHaveCount(0);
  });
});

test('a connection lost without a browser event is noticed: the next page waits for its code, and the open page stays', async ({
  page,
  labels,
  watch,
}) => {
  await page.clock.install();
  await open(page, '/');
  const everything = '**/*';
  await intercept(page, everything, (route) => route.abort());
  await press(linkToFilm(page, films.usual));
  await expect(page.getByText(labels.offline)).toBeVisible();
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await page.unroute(everything);
  await passTime(page, () => expect(page).toHaveURL(`/movie/${films.usual}`, { timeout: 200 }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
});
