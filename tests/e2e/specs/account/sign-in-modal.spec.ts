import { linkToFilm, open, press, waitForIdle, waitForRequests } from '../../support/journey.ts';
import { codeField, mobileField, people, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const { mobile } = people.lapsed;

test('a guest’s 401 opens the sign-in, which shows the reason, takes the focus, and opens once', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await api.setFault({ operationId: 'getDiscover', status: 401, times: 10 });
  watch.expectAnswer(401, /\/get\/discover$/);
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/./);
  await expect(dialog.getByText(labels.signInFirst)).toBeVisible();
  await expect(mobileField(page)).toBeFocused();
  const behind = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backdropFilter,
  );
  expect(behind, 'the page behind it').toMatch(/^blur\(/);

  await requestCode(page, mobile);
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
  await expect(page.getByText(labels.editMobile)).toHaveCount(0);

  await dialog.getByRole('button', { name: labels.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(labels.sectionFailed)).toBeVisible();
  // A refused refetch must not open the sign-in again.
  await waitForIdle(page);
  await expect(dialog).toHaveCount(0);
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
});

test('a page whose own data is refused opens the sign-in over it for a guest', async ({
  page,
  api,
  watch,
  labels,
}) => {
  const path = `/movie/${films.usual}`;
  watch.expectAnswer(401, /\/movie\//);
  await api.setFault({ operationId: 'getMovie', status: 401, times: 1 });
  await open(page, path);
  await expect(page.getByRole('dialog').getByText(labels.signInFirst)).toBeVisible();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/شب‌های بی‌ستارهٔ یزد/);
});

test('a guest who only hovers over a link sees no sign-in, but sees it on the linked page', async ({
  page,
  api,
  watch,
  labels,
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
  // The sign-in form would load its own script.
  const since = watch.requests().slice(before);
  expect(since.filter((request) => request.url().includes('LoginModal'))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(link);
  await expect(page.getByRole('dialog').getByText(labels.signInFirst)).toBeVisible();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
});
