import { showDigits } from '@parde/domain';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { films } from '../support/films.ts';
import { desktop } from '../support/frame.ts';
import { alive, idle, open, press } from '../support/journey.ts';
import { people, signIn, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const film = `/movie/${films.usual}`;

/** Signs in in Persian, the language of the form's helper, and shows the page. */
async function signedIn(page: Page, signIn: () => Promise<void>, path: string): Promise<void> {
  await signIn();
  await open(page, path);
}

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a signed-in viewer has their number, the days left and what is theirs', async ({
      page,
      api,
      say,
    }) => {
      const { mobile, shown, days } = people.subscriber;
      await signedIn(page, () => signIn(page, api, mobile), '/magazines');
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
        '/profile',
        '/app',
        '/payments',
        '/profile/plans',
        '/profile/internet',
        '/profile/settings',
        '/profile/faq',
        '/profile/about-contact',
        '/profile/terms',
      ]);
      await expect(page.getByRole('button', { name: say.signOut })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('by the keyboard: opens, is walked through, closes and gives the focus back', async ({
  page,
  api,
  say,
}) => {
  await signedIn(page, () => signIn(page, api, people.lapsed.mobile), '/magazines');
  const button = page.getByRole('button', { name: say.account });
  const menu = page.getByRole('navigation', { name: say.account });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
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

test('who has no subscription is told so', async ({ page, api, say }) => {
  await signedIn(page, () => signIn(page, api, people.lapsed.mobile), '/magazines');
  await press(page.getByRole('button', { name: say.account }));
  await expect(page.getByText(say.noSubscription).last()).toBeVisible();
});

test('the account is marked on the pages that belong to it', async ({ page, api, say }) => {
  await signIn(page, api, people.subscriber.mobile);
  const button = page.getByRole('button', { name: say.account });
  for (const path of [
    '/profile',
    '/payments',
    '/profile/settings',
    '/profile/plans',
    '/profile/internet',
  ]) {
    await open(page, path);
    await expect(button, path).toHaveAttribute('aria-current', 'true');
  }
  await open(page, '/profile/faq');
  await expect(button).not.toHaveAttribute('aria-current');
});

test('signing out asks the API and loads the same page anew, for a guest', async ({
  page,
  api,
  say,
  watch,
}) => {
  await signedIn(page, () => signIn(page, api, people.subscriber.mobile), film);
  await signOut(page, { say, watch });
  await expect(page.getByRole('banner').getByRole('link', { name: say.signIn })).toBeVisible();
  await alive(page);
  await expect(page).toHaveURL(film);
  expect(watch.apiCalls()).toContain('POST /logout');
  await expect.poll(() => watch.apiCalls()).toContain('GET /ghost/get/check/user?ref=0');
});

test.describe('a guest', () => {
  test('signs in over the page; the same link leads to the page of it, and back', async ({
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
  });

  test('has no modal on the page that signs in', async ({ page, say }) => {
    await open(page, '/login');
    const link = page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true });
    await expect(link).toHaveAttribute('href', '/login');
    await press(link);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/login');
  });

  test('is shown the app, unless the API says not to', async ({ anotherViewer, say }) => {
    const page = await anotherViewer(desktop);
    await open(page, '/');
    await idle(page);
    const link = page.getByRole('banner').getByRole('link', { name: say.app });
    await expect(link).toHaveAttribute('href', '/app');

    await page.route('**/api/v1/ghost/get/check/user*', async (route) => {
      const response = await route.fetch();
      const check: object = await response.json();
      await route.fulfill({ response, json: { ...check, show_app: false } });
    });
    await open(page, '/');
    await expect(link).toHaveCount(0);
    await expect(page.locator('a[href="/app"]')).toHaveCount(0);
  });
});
