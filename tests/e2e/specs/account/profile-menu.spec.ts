import { showDigits } from '@parde/domain';
import { checkState } from '../../page-checks/check.ts';
import { hrefs } from '../../support/frame.ts';
import { framedPath, intercept, open, press, pushPath } from '../../support/journey.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;

test('a viewer’s menu has their number, the days left and their pages; by keyboard it opens, is navigable, closes and returns the focus; the account is marked on its pages @states', async ({
  page,
  signInAs,
  labels,
}) => {
  const { mobile, shown, days } = people.subscriber;
  await signInAs(mobile);
  await open(page, framedPath);
  const button = page.getByRole('button', { name: labels.account });
  const menu = page.getByRole('navigation', { name: labels.account });
  const banner = page.getByRole('banner');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await press(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const number = banner.getByText(showDigits(shown, 'fa')).last();
  await expect(number).toBeVisible();
  await expect(number).toHaveAttribute('dir', 'ltr');
  await expect(banner.getByText(labels.daysLeft(days)).last()).toBeVisible();
  expect(await hrefs(menu.getByRole('link'))).toEqual([
    ...['/profile', '/download', '/app', '/payments', '/profile/plans'],
    ...['/profile/internet', '/profile/settings', '/kids'],
    ...['/profile/faq', '/profile/about-contact', '/profile/terms'],
  ]);
  await expect(page.getByRole('button', { name: labels.signOut })).toBeVisible();
  await checkState(page, 'the account menu');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await test.step('by the keyboard', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: labels.signOut }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
  });

  await test.step('the account is marked on the pages that belong to it', async () => {
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
      // Alternate with an unmarked page, so that a mark cannot be left from the previous page.
      await pushPath(page, framedPath);
      await expect(button, `from ${path}`).not.toHaveAttribute('aria-current');
    }
  });
});

test('a guest signs in over the page and back closes the modal; the sign-in page has no modal; guests see the app’s link, unless the API hides it', async ({
  page,
  labels,
}) => {
  await open(page, film);
  const app = page.locator('a[href="/app"]');
  await expect(app).not.toHaveCount(0);
  const link = page.getByRole('banner').getByRole('link', { name: labels.signIn, exact: true });
  await expect(link).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(film)}`);
  await press(link);
  await expect(page.getByRole('dialog').getByLabel(labels.mobile)).toBeVisible();
  await expect(page).toHaveURL(film);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(film);

  await intercept(page, '**/api/v1/ghost/get/check/user*', async (route) => {
    const response = await route.fetch();
    const check: object = await response.json();
    await route.fulfill({ response, json: { ...check, show_app: false } });
  });
  await open(page, '/login');
  await expect(app).toHaveCount(0);
  await expect(link).toHaveAttribute('href', '/login');
  await press(link);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});
