import { showDigits } from '@parde/domain';
import { checkState } from '../page-checks/check.ts';
import { films } from '../support/films.ts';
import { desktop } from '../support/frame.ts';
import { ask } from '../support/http.ts';
import {
  framedPath,
  intercept,
  open,
  press,
  pushPath,
  waitForHydration,
  waitForIdle,
} from '../support/journey.ts';
import { people, signOut, tokenIn } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const film = `/movie/${films.usual}`;

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a signed-in viewer has their number, the days left and what is theirs @states', async ({
      page,
      signInAs,
      say,
    }) => {
      const { mobile, shown, days } = people.subscriber;
      await signInAs(mobile);
      await open(page, framedPath);
      const button = page.getByRole('button', { name: say.account });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await press(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');

      const number = page.getByRole('banner').getByText(showDigits(shown, language)).last();
      await expect(number).toBeVisible();
      await expect(number).toHaveAttribute('dir', 'ltr');
      await expect(page.getByRole('banner').getByText(say.daysLeft(days)).last()).toBeVisible();
      const links = page.getByRole('navigation', { name: say.account }).getByRole('link');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        ...['/profile', '/download', '/app', '/payments', '/profile/plans'],
        ...['/profile/internet', '/profile/settings', '/kids'],
        ...['/profile/faq', '/profile/about-contact', '/profile/terms'],
      ]);
      await expect(page.getByRole('button', { name: say.signOut })).toBeVisible();
      await checkState(page, 'the account menu');
    });
  });
}

test('by the keyboard: opens, is walked through, closes and gives the focus back; who has no subscription is told so', async ({
  page,
  signInAs,
  say,
}) => {
  await signInAs(people.lapsed.mobile);
  await open(page, framedPath);
  const button = page.getByRole('button', { name: say.account });
  const menu = page.getByRole('navigation', { name: say.account });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByText(say.noSubscription).last()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await page.getByRole('button', { name: say.signOut }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
});

test('the account is marked on the pages that belong to it', async ({ page, signInAs, say }) => {
  await signInAs(people.subscriber.mobile);
  const button = page.getByRole('button', { name: say.account });
  await open(page, '/profile/faq');
  await expect(button).not.toHaveAttribute('aria-current');
  for (const path of [
    '/profile',
    '/payments',
    '/profile/settings',
    '/profile/plans',
    '/profile/internet',
  ]) {
    await pushPath(page, path);
    await expect(button, path).toHaveAttribute('aria-current', 'true');
    // Alternate with an unmarked page, so that no mark is the last page’s.
    await pushPath(page, '/profile/faq');
    await expect(button, `from ${path}`).not.toHaveAttribute('aria-current');
  }
});

test('signing out ends the session, here and at the API, and reloads the same page, for a guest', async ({
  page,
  signInAs,
  context,
  site,
  api,
  say,
  watch,
}) => {
  await signInAs(people.subscriber.mobile);
  const token = await tokenIn(context);
  await open(page, film);
  await signOut(page, { say, watch });
  await expect(
    page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
  ).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL(film);
  expect(watch.apiCalls()).toContain('POST /logout');
  await expect.poll(() => watch.apiCalls()).toContain('GET /ghost/get/check/user?ref=0');
  expect((await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('session');
  const answer = await ask(`${api.baseUrl}/get/user?ref=0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

test.describe('a guest', () => {
  test('signs in over the page, and back; the page that signs in has no modal', async ({
    page,
    say,
  }) => {
    await open(page, film);
    const link = page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true });
    await expect(link).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(film)}`);
    await press(link);
    await expect(page.getByRole('dialog').getByLabel(say.mobile)).toBeVisible();
    await expect(page).toHaveURL(film);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(film);

    await open(page, '/login');
    await expect(link).toHaveAttribute('href', '/login');
    await press(link);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/login');
  });

  test('is shown the app, unless the API says not to', async ({ anotherViewer, say }) => {
    const page = await anotherViewer(desktop);
    await open(page, '/');
    await waitForIdle(page);
    const link = page.getByRole('banner').getByRole('link', { name: say.app });
    await expect(link).toHaveAttribute('href', '/app');

    await intercept(page, '**/api/v1/ghost/get/check/user*', async (route) => {
      const response = await route.fetch();
      const check: object = await response.json();
      await route.fulfill({ response, json: { ...check, show_app: false } });
    });
    await open(page, '/');
    await expect(link).toHaveCount(0);
    await expect(page.locator('a[href="/app"]')).toHaveCount(0);
  });
});
