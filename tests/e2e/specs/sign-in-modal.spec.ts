import { films } from '../support/films.ts';
import {
  framedPath,
  linkToFilm,
  open,
  press,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import { askForCode, codeField, mobileField, openSignIn, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile } = people.lapsed;

test('it says why it opened, takes the focus, shows no old mistake when it comes back, and gives the page back', async ({
  page,
  api,
  watch,
  say,
}) => {
  const dialog = await openSignIn(page, { api, watch });
  await expect(dialog).toHaveAccessibleName(/./);
  await expect(dialog.getByText(say.signInFirst)).toBeVisible();
  await expect(mobileField(page)).toBeFocused();
  const behind = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backdropFilter,
  );
  expect(behind, 'the page behind it').toMatch(/^blur\(/);

  await askForCode(page, mobile);
  watch.expectAnswer(422, /\/login$/);
  await api.setFault({ operationId: 'login', status: 422 });
  await codeField(page).fill('0000');
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(mobileField(page)).toHaveValue('');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByText(say.editMobile)).toHaveCount(0);

  await dialog.getByRole('button', { name: say.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a guest who only rests on a link is asked nothing, and is asked on the page that it leads to', async ({
  page,
  api,
  watch,
  say,
}) => {
  await open(page, '/');
  watch.expectAnswer(401, /\/get\/movie\//);
  await api.setFault({ operationId: 'getMovie', status: 401, times: 10 });
  const refused = page.waitForResponse((response) => response.status() === 401);
  const link = linkToFilm(page, films.usual);
  await link.scrollIntoViewIfNeeded();
  // Late content must not move the link under the mouse.
  await waitForRequests(page, watch);
  await link.hover();
  await refused;
  const before = watch.requests().length;
  await waitForIdle(page);
  // The form would load a script of its own.
  const since = watch.requests().slice(before);
  expect(since.filter((request) => request.url().includes('LoginModal'))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(link);
  await expect(page.getByRole('dialog').getByText(say.signInFirst)).toBeVisible();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
});

test('it is not shown on the sign-in page', async ({ page, api, watch }) => {
  watch.expectAnswer(401, /\/ghost\/get\/check\/user/);
  watch.expectAnswer(401, /\/login\/send-code$/);
  await api.setFault({ operationId: 'ghostCheck', status: 401 });
  await open(page, '/login');
  await api.setFault({ operationId: 'sendCode', status: 401 });
  await mobileField(page).fill(mobile);
  await page.keyboard.press('Enter');
  await expect(mobileField(page)).toHaveAttribute('aria-invalid', 'true');
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it is not shown to a signed-in viewer, whose refused call ends the session', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  await signInAs(mobile);
  // A page without requests of its own.
  await open(page, framedPath);
  await waitForIdle(page);
  watch.expectAnswer(401, /\/get\/discover$/);
  await api.setFault({ operationId: 'getDiscover', status: 401 });
  await page.evaluate(() => fetch('/api/v1/get/discover').then(() => undefined));
  await open(page, '/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
