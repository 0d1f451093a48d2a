import { showDigits } from '@parde/domain';
import { follow, holdRequests, linkToFilm, open, waitForHydration } from '../../support/journey.ts';
import {
  codeField,
  mobileField,
  people,
  requestCode,
  signOut,
  wrongCode,
} from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const { mobile, shown, days } = people.subscriber;

test('a number, a wrong code, the right code, and signing out again @story @plain', async ({
  page,
  api,
  labels,
  language,
  watch,
}) => {
  await open(page, '/login');

  const send = page.getByRole('button', { name: labels.sendCode });
  await expect(send).toBeDisabled();
  await page.getByLabel(labels.mobile).fill(mobile);
  await expect(page.getByLabel(labels.mobile)).toHaveValue(shown);
  await send.click();

  const code = page.getByLabel(labels.code);
  await expect(page.getByText(showDigits(shown, language), { exact: true })).toBeVisible();
  const right = await api.codeSentTo(mobile);
  watch.expectAnswer(422, /\/api\/v1\/login$/);
  await code.fill(wrongCode(right));
  await expect(page.getByText(labels.wrongCode)).toBeVisible();
  await expect(code).toHaveAccessibleDescription(labels.wrongCode);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await code.press('1');
  await expect(page.getByText(labels.wrongCode)).toHaveCount(0);
  await expect(code).not.toHaveAttribute('aria-invalid');

  await code.fill(right);
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await expect(header.getByText(showDigits(shown, language))).toBeAttached();
  await expect(header.getByText(labels.daysLeft(days))).toBeAttached();
  await expect(header.getByRole('link', { name: labels.signIn, exact: true })).toHaveCount(0);
  await follow(linkToFilm(page, films.usual));
  await expect(header.getByText(labels.daysLeft(days))).toBeAttached();
  const whoTheyAre = watch.apiCalls().filter((call) => /\/get\/user\b/.test(call));
  expect(whoTheyAre, 'the document says who they are').toEqual([]);

  await signOut(page, { labels, watch });
  await expect(header.getByRole('link', { name: labels.signIn, exact: true })).toBeVisible();
  await expect(header.getByText(showDigits(shown, language))).toHaveCount(0);
});

test('a number is accepted in common spellings, refused if invalid, and can be corrected; after signing in the viewer is on the requested page', async ({
  page,
  api,
  labels,
}) => {
  const bare = people.lapsed.mobile.slice(1);
  const wanted = `/movie/${films.usual}`;
  await open(page, `/login?redirect=${encodeURIComponent(wanted)}&mobile=+98${bare}`);
  const field = mobileField(page);
  const send = page.getByRole('button', { name: labels.sendCode });
  // A link may contain the number. The viewer still has to request the code.
  await expect(field).toHaveValue(people.lapsed.shown);
  for (const typed of ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789']) {
    await field.fill('');
    await expect(send, `before ${typed}`).toBeDisabled();
    await field.fill(typed);
    await expect(field).toHaveValue('0912 345 6789');
    await expect(send, typed).toBeEnabled();
  }

  const alert = page.getByRole('alert');
  await field.fill('');
  await field.blur();
  await expect(alert).toHaveCount(0);
  await field.press('Enter');
  await expect(alert).toHaveText(labels.missingMobile);
  await field.pressSequentially('0912 345');
  await expect(send).toBeDisabled();
  await expect(alert).toHaveCount(0);
  await field.blur();
  await expect(alert).toHaveText(labels.invalidMobile);
  // The error is before the hint.
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${labels.invalidMobile}`));
  await expect(send).toBeDisabled();

  await requestCode(page, mobile);
  await page.getByRole('button', { name: labels.editMobile }).click();
  await expect(field).toHaveValue(shown);
  await requestCode(page, people.lapsed.mobile);
  // A phone may close the tab while the viewer reads the SMS.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await codeField(page).fill('12');
  await codeField(page).press('Enter');
  await expect(alert).toHaveText('هر چهار رقم کد را وارد کنید');
  await codeField(page).fill(await api.codeSentTo(people.lapsed.mobile));
  await expect(page).toHaveURL(wanted);
  await expect(page.getByText(labels.noSubscription)).toBeAttached();
});

test('a number typed before hydration is used as it is', async ({ page, labels }) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await mobileField(page).fill(mobile);
  scripts.release();
  await waitForHydration(page);
  await expect(mobileField(page)).toHaveValue(shown);
  await expect(page.getByRole('button', { name: labels.sendCode })).toBeEnabled();
});
