import type { Locale } from '@parde/domain';
import { films, readFilm } from '../support/films.ts';
import {
  follow,
  framedPath,
  headerSwitch,
  intercept,
  linkToFilm,
  open,
  press,
} from '../support/journey.ts';
import { codeField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const languages: Locale[] = ['fa', 'en'];

test.beforeEach(({ watch }) => {
  watch.expectProblem(/request failed \(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)/);
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('a viewer who goes offline is told, and a page that is opened then comes when the connection is back', async ({
      page,
      context,
      api,
      say,
    }) => {
      const film = await readFilm(api, films.usual);
      await open(page, '/');
      await expect(page.getByText(say.offline)).toHaveCount(0);
      await context.setOffline(true);
      await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
      await expect(linkToFilm(page, films.usual)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(say.offline), 'the connection is back').toHaveCount(0);

      await context.setOffline(true);
      await press(linkToFilm(page, films.usual));
      await expect(page.getByText(say.opensLater)).toBeVisible();
      await expect(page.getByRole('button', { name: say.tryAgain })).toBeVisible();
      await expect(linkToFilm(page, films.usual)).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(`/movie/${films.usual}`);
      const name = language === 'fa' ? film.name_fa : film.name_en;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page.getByText(say.offline), 'the page is there').toHaveCount(0);
    });
  });
}

test('a connection that is lost without the browser’s knowing is noticed, and its return too', async ({
  page,
  say,
}) => {
  await open(page, '/');
  // The page’s own code is loaded; nothing else is.
  await follow(linkToFilm(page, films.usual));
  await page.goBack();
  // Wait for home: the film's page has links to films too.
  await expect(linkToFilm(page, films.usual)).toBeAttached();
  const dead = /\/(api\/v1|healthz)/;
  await intercept(page, dead, (route) => route.abort());
  await press(page.locator(`main a[href^="/movie/"]:not([href="/movie/${films.usual}"])`).last());
  await expect(page.getByText(say.offline)).toBeVisible({ timeout: 10_000 });
  await page.unroute(dead);
  await expect(page.getByText(say.offline)).toHaveCount(0, { timeout: 10_000 });
  await expect(page).toHaveURL(/\/movie\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: say.tryAgain })).toHaveCount(0);
});

test('a page whose code cannot load over such a connection waits for it, and the open page stays', async ({
  page,
  say,
  watch,
}) => {
  await open(page, '/');
  const everything = '**/*';
  await intercept(page, everything, (route) => route.abort());
  await press(linkToFilm(page, films.usual));
  await expect(page.getByText(say.offline)).toBeVisible();
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await page.unroute(everything);
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
});

test('a browser that wrongly believes to be offline is asked to try by a press', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await open(page, `/movie/${films.usual}`);
  await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
  await page.getByRole('button', { name: say.tryAgain }).click();
  await expect(page.getByText(say.offline)).toHaveCount(0);
});

test('the language is not changed without a connection, since its page could not load', async ({
  page,
  context,
  say,
}) => {
  await open(page, framedPath);
  const languages = await headerSwitch(page, say.otherLanguage, say.menu);
  await context.setOffline(true);
  await press(languages);
  // The notice stands on the page, which is visible again.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
});

test('what the viewer typed stays, and goes out when it is sent again with the connection back', async ({
  page,
  context,
  api,
  say,
}) => {
  await open(page, '/login');
  await context.setOffline(true);
  const mobile = page.getByRole('textbox', { name: say.mobile });
  await mobile.fill('09120000002');
  await page.getByRole('button', { name: say.sendCode }).click();
  await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
  await expect(mobile).toHaveValue('0912 000 0002');
  expect(await api.calls()).not.toContainEqual(
    expect.objectContaining({ operationId: 'sendCode' }),
  );
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: say.tryAgain }).click();
  await expect(codeField(page)).toBeVisible();
});
